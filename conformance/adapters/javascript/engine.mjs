// SPDX-License-Identifier: CC0-1.0
// Rounds from the outside: start one, ask for its moves, make a move. A round is never changed; a
// move makes a new one, so a refusal leaves everything as it was.

import { dealt } from './deal.mjs';
import { open } from './opening.mjs';
import { judgeFoul, perform } from './perform.mjs';
import { breachOf, checkTurn, judge, stands } from './referee.mjs';
import { illegal, misunderstood } from './refusal.mjs';
import { copyRound, newRound } from './round.mjs';

function checkSeats(game, { last, lots }) {
  const named = [...lots, ...(last === null ? [] : [last.leader, last.closer, last.winner ?? 0])];
  if (named.some((seat) => seat >= game.players)) throw misunderstood('there is no such seat');
}

/** A round from a deal, and what happened before anybody had a move. */
export function startRound(game, { mode, deal, round: place, scores }) {
  if (scores.length !== game.sideCount) throw misunderstood('every side has a score');
  checkSeats(game, place);
  const round = newRound(game, { mode, place, scores, ...dealt(game, deal, place) });
  const events = [];
  open(round, events);
  return { round, events };
}

/** Makes a move: the round afterwards and what happened, or a refusal. A breach is judged first. */
export function makeMove(round, action) {
  checkTurn(round, action);
  const { move, rule } = judge(round, action);
  const breach = rule === null ? null : breachOf(round, move);
  if (rule !== null && breach === null) throw illegal(rule, 'a rule forbids this move');
  const happens = breach === null || stands(round, breach);
  const after = copyRound({ ...round, playGroup: null });
  const events = [];
  if (breach !== null) judgeFoul(after, move, breach, events);
  if (happens && after.result === null) perform(after, move, events, { legal: breach === null });
  return { round: after, events };
}
