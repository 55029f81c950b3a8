// SPDX-License-Identifier: CC0-1.0
// Conditions: when. All keys of a condition must hold.

import { nameOf } from './declares.mjs';
import { among } from './game.mjs';
import { count, quantity } from './quantities.mjs';
import { isDry, leaderOf } from './round.mjs';
import { seatsOf } from './seats.mjs';
import { ownsTrain, seesMarker } from './trains.mjs';

const laidOf = ({ round, event }) => (event.laid === null ? null : round.line[event.laid]);
const neighbour = ({ round }, node) => (node?.parent === null ? undefined : round.line[node?.parent]);

function sharesDouble(scene) {
  const node = laidOf(scene);
  const joined = neighbour(scene, node);
  return joined !== undefined && [node, joined].every(({ tile }) => scene.round.game.isDouble(tile));
}

const FACTS = new Map(Object.entries({
  ended_by_out: ({ ended }) => ended === 'out',
  ended_by_block: ({ ended }) => ended === 'block',
  boneyard_dry: ({ round }) => isDry(round),
  stuck: ({ event }) => event.stuck,
  completes_circle: ({ event }) => event.completes,
  tile_was_drawn: (scene) => laidOf(scene)?.drawn ?? false,
  first_turn: ({ round, actor }) => actor !== null && !round.moved[actor],
  same_side_as_leader: ({ round, actor }) =>
    actor !== null && round.game.sides[actor] === round.game.sides[leaderOf(round)],
  fills: (scene) => laidOf(scene)?.fills ?? false,
  shares_double: sharesDouble,
  on_own_train: (scene) => {
    const train = laidOf(scene)?.train ?? null;
    return train !== null && ownsTrain(scene.round, scene.actor, train);
  },
  starts_train: (scene) => laidOf(scene)?.startsTrain ?? false,
  marked: seesMarker,
}));

const WON_BY = {
  actor: (winners, side) => winners.includes(side),
  others: (winners, side) => winners.length > 0 && !winners.includes(side),
  nobody: (winners) => winners.length === 0,
  anybody: (winners) => winners.length > 0,
};

const SHAPES = new Map(Object.entries({
  tile: (tiles, scene) => scene.event.tile !== null && among(tiles).has(scene.event.tile),
  actor_is: (seats, scene) => scene.actor !== null && seatsOf(seats, scene).includes(scene.actor),
  won_by: (word, { round, winners, actor }) => WON_BY[word](winners, round.game.sides[actor]),
  declared: (names, { round, actor }) => round.turn !== null && round.turn.seat === actor
    && round.turn.declared.some((id) => names.includes(nameOf(id))),
  any: (conditions, scene) => conditions.some((condition) => holds(condition, scene)),
  all: (conditions, scene) => conditions.every((condition) => holds(condition, scene)),
  not: (condition, scene) => !holds(condition, scene),
}));

const COMPARISONS = Object.entries({
  is: (value, limit) => value === limit,
  at_least: (value, limit) => value >= limit,
  at_most: (value, limit) => value <= limit,
  more_than: (value, limit) => value > limit,
  less_than: (value, limit) => value < limit,
  multiple_of: (value, limit) => value !== 0 && limit !== 0 && value % limit === 0,
});

function compares(key, comparison, scene) {
  const value = count(key.replaceAll('_', '-'), comparison, scene);
  if (value === null || (comparison.one_of !== undefined && !comparison.one_of.includes(value))) return false;
  return COMPARISONS.every(([name, test]) => {
    if (comparison[name] === undefined) return true;
    const limit = quantity(comparison[name], scene);
    return limit !== null && test(value, limit);
  });
}

function keyHolds(key, asked, scene) {
  if (FACTS.has(key)) return FACTS.get(key)(scene) === asked;
  if (SHAPES.has(key)) return SHAPES.get(key)(asked, scene);
  return compares(key, asked, scene);
}

/** Whether a condition holds; one that is not there always does. */
export const holds = (condition, scene) =>
  condition === undefined
  || Object.entries(condition).every(([key, asked]) => keyHolds(key, asked, scene));
