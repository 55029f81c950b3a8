// SPDX-License-Identifier: CC0-1.0
// Seats words. A scene is what a word is asked about: the round, the actor, the subject (a seat and
// its side; the seat can be null) and, once the round has ended, who has won.

import { closer, seatAfter, seatBefore } from './round.mjs';

const some = (seat) => (seat === null ? [] : [seat]);
const sideOf = (scene) => scene.round.game.seatsOf(scene.subject.side);
const everyone = (scene) => scene.round.game.sides.map((_, seat) => seat);
const hasWon = (scene, seat) => scene.winners.includes(scene.round.game.sides[seat]);

const SINGLE = new Map(Object.entries({
  actor: (scene) => scene.actor,
  'next-seat': (scene) => (scene.actor === null ? null : seatAfter(scene.round, scene.actor)),
  'previous-seat': (scene) => (scene.actor === null ? null : seatBefore(scene.round, scene.actor)),
  leader: (scene) => scene.round.leader,
  'last-layer': (scene) => closer(scene.round),
  'own-seat': (scene) => scene.subject.seat,
}));

const SEVERAL = new Map(Object.entries({
  'own-side': sideOf,
  partners: (scene) => sideOf(scene).filter((seat) => seat !== scene.subject.seat),
  opponents: (scene) =>
    everyone(scene).filter((seat) => scene.round.game.sides[seat] !== scene.subject.side),
  everyone,
  winner: (scene) => everyone(scene).filter((seat) => hasWon(scene, seat)),
  losers: (scene) =>
    (scene.winners.length === 0 ? [] : everyone(scene).filter((seat) => !hasWon(scene, seat))),
}));

/** The seat that a word names, or null where it is not a word for one seat. */
export const singleSeat = (word, scene) => SINGLE.get(word)?.(scene) ?? null;

/** All seats of a list of words, each once, ascending. */
export function seatsOf(words, scene) {
  const seats = new Set(words.flatMap((word) =>
    (SINGLE.has(word) ? some(SINGLE.get(word)(scene)) : SEVERAL.get(word)(scene))));
  return [...seats].sort((a, b) => a - b);
}
