// SPDX-License-Identifier: CC0-1.0
// Turns begin and end here, and with them rounds.

import { judgeBlock, together } from './block.mjs';
import { event } from './events.mjs';
import { addsUp, happen } from './happen.mjs';
import { endedByOut, goOut } from './out.mjs';
import { canPlay } from './plays.mjs';
import { closer, freshTurn, isIn, seatAfter, seatsIn } from './round.mjs';
import { finishRound } from './settlement.mjs';

/** The record of `turn` that binds the next turn of a seat. */
function limitsFor(round, seat) {
  if (round.moved[seat]) return 'plays';
  return seat === round.leader ? 'leader_plays' : 'first_plays';
}

export function giveTurn(round, seat) {
  round.turn = freshTurn(round, seat, limitsFor(round, seat));
}

/** Gives the turn to a seat, or to the next one that does not lose it. */
function beginTurn(round, candidate) {
  let seat = candidate;
  while (round.skips[seat] > 0) {
    round.skips[seat] -= 1;
    seat = seatAfter(round, seat);
  }
  giveTurn(round, seat);
}

/** How a block comes out; `never` makes none: the round stops. */
export function blockEnding(round) {
  if (round.game.finish.block.established === 'never') {
    return { ended: 'stopped', seat: closer(round), winner: null, winners: [] };
  }
  return { seat: closer(round), ...judgeBlock(round) };
}

const ORDERED = {
  out: (round, { actor, seats }) => ({ ...together(round, 'out', seats ?? [actor]), seat: actor }),
  block: (round, { seats }) =>
    (seats === null ? { seat: closer(round), ...judgeBlock(round) } : { ...together(round, 'block', seats), seat: closer(round) }),
  stopped: (round, { actor, seats }) => ({ ...together(round, 'stopped', seats ?? []), seat: actor }),
  void: (round, { actor }) => ({ ended: 'void', seat: actor, winner: null, winners: [] }),
};

/** The end that a rule has ordered, unless enough seats are out; null if the round goes on. */
export const orderedEnding = (round) =>
  endedByOut(round) ?? (round.ordered === null ? null : ORDERED[round.ordered.as](round, round.ordered));

export const circleIsFull = (round) => {
  const inside = seatsIn(round);
  return inside.length > 0 && inside.every((seat) => round.circle.includes(seat));
};

/** What a full circle comes to: an end, or, where somebody can play, nothing. */
function circleEnding(round) {
  const { established } = round.game.finish.block;
  if (established === 'first-stuck' && round.circle.length > 0) return blockEnding(round);
  if (!circleIsFull(round)) return null;
  if (round.game.pass.when === 'at-will') return blockEnding(round);
  round.fullCircles += 1;
  if (round.fullCircles < 3 && seatsIn(round).some((seat) => canPlay(round, seat))) {
    round.circle = [];
    return null;
  }
  return blockEnding(round);
}

/** The last tile that the seat of the turn laid in it. */
const turnEnd = (round) => event(round, 'turn-end', round.turn.seat, round.turn.laid.at(-1) ?? null);

function finish(round, ending, log) {
  finishRound(round, ending, log);
  return true;
}

/**
 * The end of a turn up to the question who is next.
 * @param {{blocked?: boolean, passed?: boolean}} how
 * @returns {boolean} whether the round is over
 */
export function concludeTurn(round, log, { blocked = false, passed = false } = {}) {
  const what = turnEnd(round);
  const closing = !passed && (blocked || orderedEnding(round) !== null);
  if (happen(round, [what], log, { judged: !(closing && addsUp(round)) })) return true;
  goOut(round, event(round, 'none', what.actor, null));
  const ending = orderedEnding(round) ?? (blocked ? blockEnding(round) : null) ?? (passed ? circleEnding(round) : null);
  if (ending !== null) return finish(round, ending, log);
  const { seat } = round.turn;
  round.moved[seat] = true;
  round.turnsEnded[seat] = true;
  if (round.turnsRound) round.direction = -round.direction;
  round.turnsRound = false;
  return false;
}

/** Ends a turn; the next seat has its turn, or the same one a new turn. */
export function endTurn(round, log, { newTurn = false, ...how } = {}) {
  if (concludeTurn(round, log, how)) return;
  const { seat } = round.turn;
  beginTurn(round, newTurn && isIn(round, seat) ? seat : seatAfter(round, seat));
}

