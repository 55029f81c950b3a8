// SPDX-License-Identifier: CC0-1.0
// Tiles are laid here: what a tile covers, which arms it has, and what has to be filled.

import { event, tableScene } from './events.mjs';
import { holds } from './conditions.mjs';
import { among, countEach } from './game.mjs';
import { joinWays } from './joins.mjs';
import { fitting, openEnds } from './ends.mjs';
import { openEndsWorth } from './counted.mjs';

const USUAL = Object.freeze({
  arms: 2, opens: 'at-once', fill: 'free', binds: 'at-once', side_arms: 'grow', counts: null, shows: 'outer-half',
});

/** The axes of a tile by its kind. */
function axesByKind(round, tile) {
  const { game } = round;
  if (!game.isDouble(tile)) return USUAL;
  const { led, first, every } = game.layout.doubles;
  const kind = round.line.some((laid) => game.isDouble(laid.tile)) ? every : first;
  return { ...USUAL, ...(round.line.length === 0 ? led : kind) };
}

const uses = (round, id) => round.line.filter(({ row }) => row === id).length;

/** The first row of `branches` that holds for a tile. */
const branchOf = (round, tile, given, scene) => round.game.layout.branches.find((row) =>
  row.given === given && among(row.tiles).has(tile) && holds(row.when, scene)
    && uses(round, row.id) < (row.most === 'unlimited' ? Infinity : row.most));

const slot = (arm, place, shows, more = {}) =>
  ({ arm, place, shows, child: null, open: true, dead: false, closed: false, ...more });

/** The numbers that a tile laid shows outward. */
function shownBy(game, tile, out) {
  if (out !== 'across') return [out];
  return [...new Set(game.halves.get(tile))].sort((a, b) => a - b);
}

/** The arms of a first tile. Those of a hub are its trains. */
function firstSlots({ game }, tile, out, axes) {
  const [high, low] = game.halves.get(tile);
  if (game.trains.length > 0) {
    return game.trains.flatMap(({ row }, arm) => (row.start_joins === 'hub' ? [slot(arm, 'line', [high])] : []));
  }
  if (game.layout.grows === 'at-one-end') {
    const shows = { higher: high, lower: low, chosen: out ?? high }[game.layout.one_end];
    return [slot(0, 'line', [shows])];
  }
  return axes.arms === 1 ? [slot(0, 'line', [high])] : [slot(0, 'line', [high]), slot(1, 'line', [low])];
}

/** What the side arms of a tile show. */
function sideShows(round, node) {
  const halves = round.game.halves.get(node.tile);
  if (node.end === null || node.out === 'across') {
    return { 'outer-half': [halves[0]], 'inner-half': [halves[1]], 'either-half': halves.toReversed() }[node.axes.shows];
  }
  const inner = halves[0] === node.out ? halves[1] : halves[0];
  const either = [...new Set(halves)].sort((a, b) => a - b);
  return { 'outer-half': [node.out], 'inner-half': [inner], 'either-half': either }[node.axes.shows];
}

const isEnclosed = (node) =>
  node.slots.every(({ place, child, dead }) => place !== 'line' || (child !== null && !dead));

/** Gives a tile the side arms it lacks, with the next free numbers. */
function openSides(round, index) {
  const node = round.line[index];
  if (node.axes.arms <= 2 || (node.parent === null && round.game.trains.length > 0)) return;
  const shows = round.game.isDouble(node.tile) ? [round.game.halves.get(node.tile)[0]] : [...new Set(sideShows(round, node))];
  const open = node.axes.opens === 'at-once' || isEnclosed(node);
  while (node.slots.filter(({ place }) => place === 'side').length < node.axes.arms - 2) {
    node.slots.push(slot(round.tips.length, 'side', shows, { open }));
    round.tips.push({ node: index, slot: node.slots.length - 1 });
  }
}

/** A tile whose line arms are all covered opens what waited for that, or gets a row now. */
function enclose(round, index, row) {
  const node = round.line[index];
  if (!isEnclosed(node)) return;
  for (const side of node.slots) side.open = true;
  if (node.row !== null || row === undefined) return;
  node.row = row.id;
  node.axes = { ...node.axes, ...row };
  openSides(round, index);
  if (mustBeFilled(node) && !round.waiting.includes(index)) round.waiting.push(index);
}

const mustBeFilled = ({ axes }) => axes.fill !== 'free';

/** All tiles of the set that fit an arm of a tile lie in the layout. */
function isImpossible({ game }, { tile: neighbour }, shows, laid) {
  return game.layout.doubles.impossible === 'lapses' && game.tiles.every((tile) =>
    joinWays(game, tile, shows, neighbour).length === 0 || (laid.get(tile) ?? 0) >= game.copies.get(tile));
}

/** Tiles wait as long as one of their arms can still be filled. */
function lookAtWaiting(round) {
  const laid = countEach(round.line.map(({ tile }) => tile));
  round.waiting = round.waiting.filter((index) => round.line[index].slots.some(({ child, dead, closed, shows }) =>
    child === null && !dead && !closed && !isImpossible(round, round.line[index], shows, laid)));
}

function trainOf(round, tip, end) {
  if (round.game.trains.length === 0 || end === null) return null;
  return tip.node === null || round.line[tip.node].train === null ? end : round.line[tip.node].train;
}

/** A tile on the table, with the arms it has by itself. */
function newNode(round, { seat, tile, end = null, out = null }, scene) {
  const { game } = round;
  const tip = end === null ? null : round.tips[end];
  const parent = tip?.node ?? null;
  const joined = parent === null ? null : round.line[parent].slots[tip.slot];
  const row = branchOf(round, tile, 'when-laid', scene);
  const axes = { ...axesByKind(round, tile), ...row };
  const single = joined?.place === 'side' && round.line[parent].axes.side_arms === 'one-tile';
  const dead = axes.arms === 1 || single;
  const isLead = end === null;
  return {
    tile, seat, end,
    out: isLead && game.layout.one_end !== 'chosen' ? null : out,
    lies: liesCrosswise(game, tile, out) ? 'crosswise' : 'lengthwise',
    parent,
    place: joined?.place ?? null,
    joined: joined?.shows ?? [],
    axes: single ? { ...axes, arms: 1 } : axes,
    row: row?.id ?? null,
    slots: isLead ? firstSlots(round, tile, out, axes) : [slot(end, 'line', shownBy(game, tile, out), { dead })],
    train: trainOf(round, tip, end),
    startsTrain: game.trains.length > 0 && !isLead && (parent === null || round.line[parent].train === null),
    turn: round.turn?.id ?? null,
    drawn: round.turn?.drawn.includes(tile) ?? false,
    fills: false,
  };
}

const liesCrosswise = (game, tile, out) =>
  (game.isDouble(tile) ? game.layout.doubles.lie === 'crosswise' : out === 'across');

/** Lays a tile of a play, or of the table. What it could have joined is looked at before. */
export function layTile(round, play) {
  const scene = tableScene(round, event(round, 'play', play.seat, null));
  const node = newNode(round, play, scene);
  node.before = {
    fits: round.line.length === 0 ? 0 : fitting(round, play.tile),
    numbers: round.line.length === 0 ? 0 : new Set(openEnds(round).flatMap(({ shows }) => shows)).size,
    ends: openEndsWorth(round),
  };
  const index = round.line.length;
  const late = node.parent === null ? undefined : branchOf(round, round.line[node.parent].tile, 'when-enclosed', scene);
  const waited = node.parent !== null && round.waiting.includes(node.parent);
  if (node.parent !== null) round.line[node.parent].slots[round.tips[node.end].slot].child = index;
  round.line.push(node);
  node.slots.forEach(({ arm }, position) => {
    round.tips[arm] = { node: index, slot: position };
  });
  openSides(round, index);
  if (mustBeFilled(node)) round.waiting.push(index);
  if (node.parent !== null) enclose(round, node.parent, late);
  lookAtWaiting(round);
  node.fills = waited && !round.waiting.includes(node.parent);
  return index;
}

/** The free arms of a tile are closed: nothing can be laid there any more. */
export function closeArms(round, index) {
  for (const arm of round.line[index].slots) {
    if (arm.child === null) arm.closed = true;
  }
  lookAtWaiting(round);
}
