// SPDX-License-Identifier: CC0-1.0
// Seats words, and records that compare seats. The scene (events.mjs) says who acts and whom it concerns.

import { quantity } from './quantities.mjs';
import { withSubject } from './events.mjs';
import { closer, leaderOf, seatAfter, seatBefore, seatsIn } from './round.mjs';

const some = (seat) => (seat === null ? [] : [seat]);
const from = (seat, next) => (seat === null ? null : next(seat));
const sideOf = ({ round, subject }) => round.game.seatsOf(subject.side);
const hasWon = (scene, seat) => scene.winners.includes(scene.round.game.sides[seat]);

const SINGLE = new Map(Object.entries({
  actor: (scene) => scene.actor,
  'next-seat': (scene) => from(scene.actor, (seat) => seatAfter(scene.round, seat)),
  'previous-seat': (scene) => from(scene.actor, (seat) => seatBefore(scene.round, seat)),
  leader: (scene) => leaderOf(scene.round),
  'last-layer': (scene) => closer(scene.round),
  'after-last-layer': (scene) => seatAfter(scene.round, closer(scene.round)),
  'before-last-layer': (scene) => seatBefore(scene.round, closer(scene.round)),
  'winning-seat': (scene) => scene.winner,
  'own-seat': (scene) => scene.subject.seat,
}));

const SEVERAL = new Map(Object.entries({
  'own-side': sideOf,
  partners: (scene) => sideOf(scene).filter((seat) => seat !== scene.subject.seat),
  opponents: (scene) => scene.opponents
    ?? scene.round.game.everyone.filter((seat) => scene.round.game.sides[seat] !== scene.subject.side),
  everyone: (scene) => scene.round.game.everyone,
  'still-in': (scene) => seatsIn(scene.round),
  winner: (scene) => scene.round.game.everyone.filter((seat) => hasWon(scene, seat)),
  losers: (scene) =>
    (scene.winners.length === 0 ? [] : scene.round.game.everyone.filter((seat) => !hasWon(scene, seat))),
  tied: (scene) => scene.round.tied,
}));

/** The seat that a word names, or null where it is not a word for one seat. */
export const singleSeat = (word, scene) => SINGLE.get(word)?.(scene) ?? null;

/** Of several things those with the best of a value; where a value is null, it is not compared. */
export function bestOf(things, values, best) {
  const known = values.filter((value) => value !== null);
  const wanted = best(...known);
  return things.filter((_, index) => values[index] === wanted);
}

function compared({ fewest, most, among = ['everyone'] }, scene) {
  const seats = seatsOf(among, scene);
  const values = seats.map((seat) => quantity(fewest ?? most, withSubject(scene, seat)));
  return bestOf(seats, values, fewest === undefined ? Math.max : Math.min);
}

function seatsOfPart(part, scene) {
  if (typeof part === 'object') return compared(part, scene);
  return SINGLE.has(part) ? some(SINGLE.get(part)(scene)) : SEVERAL.get(part)(scene);
}

/** All seats of a list, each once, ascending. */
export function seatsOf(parts, scene) {
  const seats = new Set(parts.flatMap((part) => seatsOfPart(part, scene)));
  return [...seats].sort((a, b) => a - b);
}
