// SPDX-License-Identifier: CC0-1.0
// What is counted. Counts of the layout are in layout-counts.mjs.

import { nameOf, numberOf } from './declares.mjs';
import { among } from './game.mjs';
import { LAYOUT_COUNTS } from './layout-counts.mjs';
import { ordinaryPlays } from './plays.mjs';
import { rounded } from './quantities.mjs';
import { seatsIn } from './round.mjs';
import { seatsOf } from './seats.mjs';

const sum = (values) => values.reduce((total, value) => total + value, 0);
const whose = (part, scene, usual) => seatsOf(part.whose ?? [usual], scene);
const selected = (tiles, part) =>
  (part.tiles === undefined ? tiles : tiles.filter((tile) => among(part.tiles).has(tile)));
const worthOf = ({ round }, part) => (tile) => (part.worth === 'one-each' ? 1 : round.game.worth[tile]);

/** What the selected tiles count. */
export const countTiles = (scene, tiles, part) => sum(selected(tiles, part).map(worthOf(scene, part)));

const countHand = (scene, part) => (seat) =>
  rounded(countTiles(scene, scene.round.hands[seat], part), part.each_round_to, part.rounding);

/** For each other side with a seat among those: what its hands count above the subject's. */
function excess(scene, seats, part) {
  const { game } = scene.round;
  const side = (number) => sum(game.seatsOf(number).map(countHand(scene, part)));
  const others = new Set(seats.map((seat) => game.sides[seat]));
  others.delete(scene.subject.side);
  return sum([...others].map((other) => Math.max(0, side(other) - side(scene.subject.side))));
}

const single = (best) => (scene, seats, part) => {
  const worths = seats.flatMap((seat) => selected(scene.round.hands[seat], part)).map(worthOf(scene, part));
  return worths.length === 0 ? null : best(...worths);
};

const ofHands = (best) => (scene, seats, part) =>
  (seats.length === 0 ? null : best(...seats.map(countHand(scene, part))));

const HANDS = {
  total: (scene, seats, part) => sum(seats.map(countHand(scene, part))),
  'each-excess': excess,
  lowest: ofHands(Math.min),
  highest: ofHands(Math.max),
  'lightest-tile': single(Math.min),
  'heaviest-tile': single(Math.max),
};

const COMBINE = { highest: (values) => Math.max(...values), lowest: (values) => Math.min(...values), total: sum };

/** A number of each side, of the sides of those seats. */
const ofSides = (values) => (scene, part) => {
  const sides = [...new Set(whose(part, scene, 'own-side').map((seat) => scene.round.game.sides[seat]))];
  return sides.length === 0 ? 0 : COMBINE[part.combine ?? 'highest'](sides.map((side) => values(scene)[side]));
};

const PASSES = {
  tile: (scene, seats) => scene.event.passes.filter((seat) => seats.includes(seat)).length,
  round: ({ round }, seats) => sum(seats.map((seat) => round.passesInRound[seat])),
  match: ({ round }, seats) => sum(seats.map((seat) => round.passesInRound[seat] + round.history.passes[seat])),
};

const HOLDERS = {
  table: () => [0],
  'each-side': (game, seats) => [...new Set(seats.map((seat) => game.sides[seat]))],
  'each-seat': (game, seats) => seats,
};

function counter(scene, part) {
  const { game, counters: now } = scene.round;
  const counters = scene.counters ?? now;
  const { of } = game.score.counters.find(({ id }) => id === part.name);
  const values = HOLDERS[of](game, whose(part, scene, 'own-seat')).map((holder) => counters[part.name][holder]);
  return values.length === 0 ? 0 : COMBINE[part.combine ?? 'total'](values);
}

/** The number that the actor has named in the turn going on. */
function declaredNumber({ round, actor }, { name }) {
  const said = round.turn === null || round.turn.seat !== actor ? [] : round.turn.declared;
  const id = said.find((one) => nameOf(one) === name);
  return id === undefined ? null : numberOf(id);
}

export const COUNTS = new Map(Object.entries({
  ...LAYOUT_COUNTS,
  hands: (scene, part) => HANDS[part.combine ?? 'total'](scene, whose(part, scene, 'opponents'), part),
  boneyard: (scene, part) => countTiles(scene, scene.round.boneyard, part),
  discards: (scene, part) =>
    countTiles(scene, whose(part, scene, 'everyone').flatMap((seat) => scene.round.discards[seat]), part),
  passes: (scene, part) => PASSES[part.since ?? 'tile'](scene, whose(part, scene, 'everyone')),
  'draws-in-turn': ({ round }) => round.turn?.drawn.length ?? 0,
  'legal-plays': (scene, part) =>
    sum(whose(part, scene, 'own-seat').map((seat) => ordinaryPlays(scene.round, seat).length)),
  'rounds-won': ofSides(({ round }) => round.history.won),
  'wins-running': ofSides(({ round }) => round.history.running),
  score: ofSides(({ round, group }) => group?.scores ?? round.scores),
  'ties-before': ({ round }) => round.history.ties,
  players: ({ round }) => round.game.players,
  'seats-in': ({ round }) => seatsIn(round).length,
  'seats-out': ({ round }) => round.out.length + round.left.length,
  'tied-seats': ({ round }) => round.tied.length,
  counter,
  'declared-number': declaredNumber,
  'points-this-play': ({ round, actor }) => (actor === null ? 0 : round.pointsOfPlay[round.game.sides[actor]]),
  'round-number': ({ round }) => round.number,
  'points-so-far': ({ group, subject }) => group?.points[subject.side] ?? 0,
}));
