// SPDX-License-Identifier: CC0-1.0
// Rounds from the outside: start one, ask for its moves, make a move. A round is never changed; a
// move makes a new one, so a refusal leaves everything as it was.

import { badDeal, dealt } from './deal.mjs';
import { findLeader } from './lead.mjs';
import { judgeFoul, perform } from './perform.mjs';
import { breachOf, checkTurn, judge, stands } from './referee.mjs';
import { illegal, misunderstood } from './refusal.mjs';
import { copyRound, freshTurn, newRound } from './round.mjs';

function checkSeats(game, { last, lots }) {
  const named = [...lots, ...(last === null ? [] : [last.leader, last.closer, last.winner ?? 0])];
  if (named.some((seat) => seat >= game.players)) throw misunderstood('there is no such seat');
}

/** A round from a deal. */
export function startRound(game, { mode, deal, round: place, scores }) {
  if (scores.length !== game.sideCount) throw misunderstood('every side has a score');
  checkSeats(game, place);
  const round = newRound(game, { mode, number: place.number, scores, ...dealt(game, deal) });
  findLeader(round, place);
  if (round.hands[round.leader].length === 0) throw badDeal('the leader has no tile to lead');
  round.turn = freshTurn(round.leader);
  return round;
}

/** Makes a move: the round afterwards and what happened, or a refusal. A breach is judged first. */
export function makeMove(round, action) {
  checkTurn(round, action);
  const { move, rule } = judge(round, action);
  const breach = rule === null ? null : breachOf(round, move);
  if (rule !== null && breach === null) throw illegal(rule, 'a rule forbids this move');
  const happens = breach === null || stands(round, move, breach);
  const after = copyRound(round);
  const events = [];
  if (breach !== null) judgeFoul(after, move.seat, breach, events);
  if (happens) perform(after, move, events);
  return { round: after, events };
}
