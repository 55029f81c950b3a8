// SPDX-License-Identifier: CC0-1.0
// Quantities: how many. A scene (seats.mjs) also carries the event and the group of awards.

import { among } from './game.mjs';
import { seatsOf } from './seats.mjs';

function countTiles(scene, tiles, { tiles: selected, worth }) {
  const held = selected === undefined ? tiles : tiles.filter((tile) => among(selected).has(tile));
  if (worth === 'one-each') return held.length;
  return held.reduce((sum, tile) => sum + scene.round.game.worth[tile], 0);
}

const countHands = (scene, seats, part) =>
  seats.reduce((sum, seat) => sum + countTiles(scene, scene.round.hands[seat], part), 0);

/** For each other side with a seat among those: what its hands count above the subject's. */
function excess(scene, seats, part) {
  const { game } = scene.round;
  const own = countHands(scene, game.seatsOf(scene.subject.side), part);
  const others = new Set(seats.map((seat) => game.sides[seat]));
  others.delete(scene.subject.side);
  return [...others].reduce(
    (sum, side) => sum + Math.max(0, countHands(scene, game.seatsOf(side), part) - own), 0);
}

const COUNTS = new Map(Object.entries({
  hands: (scene, part) => {
    const seats = seatsOf(part.whose ?? ['opponents'], scene);
    return part.combine === 'each-excess' ? excess(scene, seats, part) : countHands(scene, seats, part);
  },
  boneyard: (scene, part) => countTiles(scene, scene.round.boneyard, part),
  'fits-ends': (scene) => scene.event.fits,
  'open-numbers-before': (scene) => scene.event.numbers,
  laid: (scene) => scene.round.line.length,
  passes: (scene, part) => (part.since === 'round' ? scene.round.passesInRound : scene.event.passes),
  'round-number': (scene) => scene.round.number,
  score: (scene, part) => {
    const seats = seatsOf(part.whose ?? ['own-side'], scene);
    const scores = seats.map((seat) => scene.group.scores[scene.round.game.sides[seat]]);
    return scores.length === 0 ? 0 : Math.max(...scores);
  },
  'points-so-far': (scene) => scene.group.points[scene.subject.side],
}));

const operand = (value, scene) => (value === undefined ? 0 : quantity(value, scene));

/** The count with minus, plus and times, without a floor. */
export function count(name, part, scene) {
  const value = COUNTS.get(name)(scene, part) - operand(part.minus, scene) + operand(part.plus, scene);
  return value * (part.times ?? 1);
}

export function quantity(value, scene) {
  if (typeof value === 'number') return value;
  const raised = Math.max(count(value.count, value, scene), value.at_least ?? 0);
  return value.at_most === undefined ? raised : Math.min(raised, value.at_most);
}
