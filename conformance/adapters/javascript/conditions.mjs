// SPDX-License-Identifier: CC0-1.0
// Conditions: when. All keys of a condition must hold.

import { among } from './game.mjs';
import { count, quantity } from './quantities.mjs';
import { isDry } from './round.mjs';

const FACTS = new Map(Object.entries({
  ended_by_out: (scene) => scene.ended === 'out',
  ended_by_block: (scene) => scene.ended === 'block',
  boneyard_dry: (scene) => isDry(scene.round),
  stuck: (scene) => scene.event.stuck,
  tile_was_drawn: (scene) => scene.event.drawn,
}));

const SHAPES = new Map(Object.entries({
  tile: (tiles, scene) => scene.event.tile !== null && among(tiles).has(scene.event.tile),
  any: (conditions, scene) => conditions.some((condition) => holds(condition, scene)),
  all: (conditions, scene) => conditions.every((condition) => holds(condition, scene)),
  not: (condition, scene) => !holds(condition, scene),
}));

function compares(key, comparison, scene) {
  const value = count(key.replaceAll('_', '-'), comparison, scene);
  const limit = (name) => quantity(comparison[name], scene);
  return (comparison.is === undefined || value === limit('is'))
    && (comparison.at_least === undefined || value >= limit('at_least'))
    && (comparison.at_most === undefined || value <= limit('at_most'));
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
