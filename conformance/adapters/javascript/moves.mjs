// SPDX-License-Identifier: CC0-1.0
// Which moves the seat to move has.

import { isDry } from './round.mjs';

/** The tiles that may be led: the one that was looked for, or any of the hand. */
const leads = (round) => (round.due === null ? round.hands[round.leader] : [round.due]);

/** Every legal play of a seat on the given ends. */
function playsOn(round, seat, ends) {
  return round.hands[seat].flatMap((tile) =>
    ends.flatMap(({ end, shows }) =>
      round.game.ways(tile, shows).map((out) => ({ seat, move: 'play', tile, end, out }))));
}

export const fitsAnywhere = (round, tile, ends = round.ends) =>
  ends.some(({ shows }) => round.game.ways(tile, shows).length > 0);

/** Whether a seat has a play on the ends of the line; the lead is never in question. */
export const canPlay = (round, seat, ends = round.ends) =>
  round.hands[seat].some((tile) => fitsAnywhere(round, tile, ends));

/** The ends where the seat to move may lay: all, or those of a granted play. */
export function openTo(round) {
  const { granted } = round.turn;
  return granted === null ? round.ends : round.ends.filter(({ end }) => granted.includes(end));
}

/** No seat has a legal play, and the boneyard can give no more. */
export const isBlocked = (round) =>
  round.line.length > 0 && isDry(round) && !round.hands.some((_, seat) => canPlay(round, seat));

export const leadIsDue = (round) => round.line.length === 0;

/** Whether the boneyard and the tiles drawn already leave a draw to the seat to move. */
const drawsAreLeft = (round) => !isDry(round) && round.turn.drawn.length < round.game.most;

export function mayDraw(round) {
  if (leadIsDue(round) || round.turn.granted !== null || !drawsAreLeft(round)) return false;
  return round.game.draw.when === 'at-will' || !canPlay(round, round.turn.seat);
}

export function mayPass(round) {
  if (leadIsDue(round) || round.turn.granted !== null) return false;
  if (!canPlay(round, round.turn.seat)) return !drawsAreLeft(round);
  return round.game.draw.drawn === 'may-be-kept' && round.turn.drawn.length > 0;
}

export function mayCall(round) {
  return round.game.finish.block.established === 'called'
    && round.turn.granted === null
    && round.turn.drawn.length === 0
    && isBlocked(round);
}

/** All legal moves. */
export function legalMoves(round) {
  if (round.result !== null) return [];
  const { seat, granted } = round.turn;
  if (leadIsDue(round)) return leads(round).map((tile) => ({ seat, move: 'play', tile }));
  const moves = playsOn(round, seat, openTo(round));
  if (mayDraw(round)) moves.push({ seat, move: 'draw' });
  if (mayPass(round)) moves.push({ seat, move: 'pass' });
  if (mayCall(round)) moves.push({ seat, move: 'call-block' });
  if (granted !== null) moves.push({ seat, move: 'stop' });
  return moves;
}
