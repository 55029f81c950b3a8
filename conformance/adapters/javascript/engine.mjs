// SPDX-License-Identifier: CC0-1.0
// Rounds from the outside: start one, ask for its moves, make a move. A round is never changed; a
// move makes a new one, so a refusal leaves everything as it was.

import { Refusal, illegal, misunderstood } from './refusal.mjs';
import { findLeader } from './lead.mjs';
import { judgeFoul, perform } from './perform.mjs';
import { breachOf, checkTurn, judge, stands } from './referee.mjs';
import { copyRound, freshTurn, newRound } from './round.mjs';

const badDeal = (message) => new Refusal('bad_deal', { message });

function checkDeal(game, hands, boneyard) {
  if (hands.length !== game.players) throw badDeal('the number of hands is not the number of players');
  const seen = new Set();
  for (const tile of [...hands.flat(), ...boneyard]) {
    if (!game.rank.has(tile)) throw badDeal(`${tile} is not in the game`);
    if (seen.has(tile)) throw badDeal(`${tile} is dealt twice`);
    seen.add(tile);
  }
}

function checkSeats(game, { last, lots }) {
  const named = [...lots, ...(last === null ? [] : [last.leader, last.closer, last.winner ?? 0])];
  if (named.some((seat) => seat >= game.players)) throw misunderstood('there is no such seat');
}

/** A round from a deal. With `rest: unused` the boneyard is empty from the start. */
export function startRound(game, { mode, deal, round: place, scores }) {
  if (scores.length !== game.sideCount) throw misunderstood('every side has a score');
  checkSeats(game, place);
  checkDeal(game, deal.hands, deal.boneyard);
  const boneyard = game.deal.rest === 'unused' ? [] : deal.boneyard;
  const round = newRound(game, { mode, number: place.number, scores, hands: deal.hands, boneyard });
  findLeader(round, place);
  if (round.hands[round.leader].length === 0) throw badDeal('the leader has no tile to lead');
  round.turn = freshTurn(round.leader);
  return round;
}

/** Makes a move: the round afterwards and what happened, or a refusal. */
export function makeMove(round, action) {
  checkTurn(round, action);
  const { move, rule } = judge(round, action);
  const breach = rule === null ? null : breachOf(round, move);
  if (rule !== null && breach === null) throw illegal(rule, 'a rule forbids this move');
  const after = copyRound(round);
  const events = [];
  if (breach !== null && !stands(round, move, breach)) judgeFoul(after, move.seat, breach, events);
  else perform(after, move, breach, events);
  return { round: after, events };
}
