// SPDX-License-Identifier: CC0-1.0
// Points that must be claimed: they wait for the layer, and perhaps for the next seat to move.

import { book } from './awards.mjs';
import { newGroup, settle } from './booking.mjs';
import { seatScene } from './events.mjs';
import { isReached } from './match.mjs';
import { stopAtTarget } from './settlement.mjs';

/**
 * @typedef {{seat: number, events: object[]|null, gains: {award: string, gain: object}[]}} Claims
 * `events` are those from which things go on when the layer has answered.
 */

/** What an award brings the layer waits for its claim. */
export function putByClaim({ round, actor }, award, gain) {
  if (gain.whole === 0) return;
  round.claims ??= { seat: actor, events: null, gains: [] };
  round.claims.gains.push({ award: award.id, gain });
}

export function waitForClaim(round, events) {
  round.claims.events = events;
  round.turn.asks = 'claim';
}

/** Whether the seat to move may claim what another has left. */
export const mayClaim = ({ claims, turn, game }) =>
  claims !== null && game.score.missed === 'next-caller' && claims.seat !== turn.seat;

/**
 * Points are claimed, as a group of their own, or left.
 * @returns {boolean} whether the round is over by that
 */
export function claimed(round, { seat, move }, log) {
  const { claims, game } = round;
  round.turn.asks = null;
  log.push({ event: move, seat });
  if (move === 'decline') {
    claims.events = null;
    return false;
  }
  round.claims = null;
  const group = newGroup(round);
  const scene = seatScene(round, seat, { group });
  for (const { award, gain } of claims.gains) {
    book(game.score.awards.find(({ id }) => id === award), scene, group, gain);
  }
  settle(round, group, log);
  if (game.match.checked !== 'at-once' || !isReached(round)) return false;
  stopAtTarget(round, seat, log);
  return true;
}
