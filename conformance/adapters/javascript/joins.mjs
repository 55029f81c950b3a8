// SPDX-License-Identifier: CC0-1.0
// Ways to lay a tile: those of the tables, and what rows about the tile it is laid on add and take away.

import { among } from './game.mjs';

const asks = (list, value) => list === undefined || list.includes(value);

/** The half that touches, of a tile laid with this half outward; none if it lies across. */
function touching(game, tile, out) {
  if (out === 'across') return undefined;
  const [high, low] = game.halves.get(tile);
  return high === out ? low : high;
}

/** Whether a row speaks of a way to lay a tile on an end that shows a number. */
function speaksOf(row, game, { tile, out, number, neighbour }) {
  const half = touching(game, tile, out);
  return among(row.tiles).has(tile) && asks(row.end, number)
    && (row.half === undefined || (half !== undefined && row.half.includes(half)))
    && (row.neighbour === undefined || among(row.neighbour).has(neighbour));
}

const lengthwise = (game, tile) => [...new Set(game.halves.get(tile))];

function waysAt(game, tile, number, neighbour) {
  const { also, never } = game.join;
  const speaks = (rows, out) => rows.some((row) => speaksOf(row, game, { tile, out, number, neighbour }));
  const besides = also.filter((row) => row.neighbour !== undefined);
  const ways = new Set(game.ways(tile, [number]));
  for (const out of lengthwise(game, tile)) if (speaks(besides, out)) ways.add(out);
  return [...ways].filter((out) => !speaks(never, out));
}

/** Numbers ascending, then across. */
const order = (a, b) => (a === 'across' ? 1 : b === 'across' ? -1 : a - b);

/** The ways to lay a tile on an end of a neighbour that shows these numbers. */
export function joinWays(game, tile, numbers, neighbour) {
  if (!game.asksNeighbours) return numbers.length === 0 ? [] : game.ways(tile, numbers);
  const ways = new Set(numbers.flatMap((number) => waysAt(game, tile, number, neighbour)));
  return [...ways].sort(order);
}

/** Whether a row of `never` speaks of laying a tile in a way, or in any where none is named. */
export function isTakenOut(game, { tile, out }, numbers, neighbour) {
  const ways = out === undefined ? lengthwise(game, tile) : [out];
  return ways.some((way) => numbers.some((number) =>
    game.join.never.some((row) => speaksOf(row, game, { tile, out: way, number, neighbour }))));
}
