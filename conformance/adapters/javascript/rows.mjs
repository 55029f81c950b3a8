// SPDX-License-Identifier: CC0-1.0
// Hands that lie in rows, face down: what is seen of them, what can be laid, and where tiles go.

import { seatsIn } from './round.mjs';

const isUp = (round, seat, tile) => round.faceUp[seat].includes(tile);

/** The tiles of a row that lie face up. */
export const upTiles = (round, seat) => round.hands[seat].filter((tile) => isUp(round, seat, tile));

/** The first tile of a row that does not lie face up; null if all do. */
export const frontOf = (round, seat) => round.hands[seat].find((tile) => !isUp(round, seat, tile)) ?? null;

const looksAtFront = ({ game }) => game.turn.row.look === 'front';

const withFront = (round, seat) => {
  const front = frontOf(round, seat);
  return front === null ? upTiles(round, seat) : [front, ...upTiles(round, seat)];
};

/** What a seat may lay of its row in a turn, as far as it fits. */
export function layable(round, { seat, turned }) {
  if (turned !== null) return [turned];
  return looksAtFront(round) ? withFront(round, seat) : upTiles(round, seat);
}

/** What a seat comes to lay if nobody lays or draws. */
export const withinReach = (round, seat) =>
  (round.game.turn.row.unfitting === 'to-far-end' ? round.hands[seat] : withFront(round, seat));

/** Whether the seat to move has a front that it can turn. */
export const canTurn = (round) => round.game.inRows && !looksAtFront(round) && round.turn.turned === null
  && (round.turn.asks === null || round.turn.asks === 'lead') && frontOf(round, round.turn.seat) !== null;

/** Whether all that is within reach was turned since the last play, or lies face up; so it always is in hands. */
export const isTurnedInVain = (round) => !round.game.inRows || seatsIn(round).every((seat) =>
  withinReach(round, seat).every((tile) => isUp(round, seat, tile) || round.turnedTiles[seat].includes(tile)));

function remember(round, seat, tile) {
  if (!round.turnedTiles[seat].includes(tile)) round.turnedTiles[seat].push(tile);
}

/** The front is turned for all to see. */
export function turnFront(round, log) {
  const { turn } = round;
  turn.turned = frontOf(round, turn.seat);
  remember(round, turn.seat, turn.turned);
  log.push({ event: 'turn', seat: turn.seat, tile: turn.turned });
}

/** The tile that did not fit goes where such tiles go. */
export function putBack(round) {
  const { turn, game } = round;
  const { seat } = turn;
  const tile = turn.turned ?? (looksAtFront(round) ? frontOf(round, seat) : null);
  turn.turned = null;
  if (tile === null) return;
  remember(round, seat, tile);
  const opens = game.isDouble(tile) && game.turn.row.doubles === 'face-up';
  if (opens) round.faceUp[seat].push(tile);
  if (opens || game.turn.row.unfitting === 'to-far-end') moveTile(round, seat, tile, (others) => [...others, tile]);
}

function moveTile(round, seat, tile, placed) {
  round.hands[seat] = placed(round.hands[seat].filter((other) => other !== tile));
}

/** A tile just drawn becomes the front, and is turned where fronts are. */
export function bringToFront(round, tile, log) {
  moveTile(round, round.turn.seat, tile, (others) => [tile, ...others]);
  if (!looksAtFront(round)) turnFront(round, log);
}

/** A play: what was turned before it says nothing any more. */
export function forgetTurned(round) {
  round.turn.turned = null;
  round.turnedTiles = round.turnedTiles.map(() => []);
}

/** The tiles of rows that are seen: by all, or, the fronts that are looked at, by their owners. */
export function shown(round, as) {
  const { everyone } = round.game;
  const told = (seat, tile, all) => ({ seat, tile, to_all: all });
  const up = everyone.flatMap((seat) => upTiles(round, seat).map((tile) => told(seat, tile, true)));
  const turned = round.turn === null || round.turn.turned === null ? [] : [told(round.turn.seat, round.turn.turned, true)];
  const fronts = looksAtFront(round) ? everyone.filter((seat) => as === 'all' || as === seat) : [];
  return [...up, ...turned, ...fronts.flatMap((seat) => {
    const front = frontOf(round, seat);
    return front === null ? [] : [told(seat, front, false)];
  })];
}
