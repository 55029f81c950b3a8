// SPDX-License-Identifier: CC0-1.0
// Open ends: what they show, what can be laid there, which are left to a seat, and which a record names.

import { among } from './game.mjs';
import { joinWays } from './joins.mjs';
import { isOpenTo, ownsTrain } from './trains.mjs';

/**
 * The end of an arm. On the bare table it belongs to no tile.
 * @typedef {{end: number, shows: number[], node: number|null, slot: object|null}} End
 */

const everyNumber = ({ highest }) => Array.from({ length: highest + 1 }, (_, number) => number);

/** The end of an arm, whether it is open or not. */
export function endAt(round, arm) {
  const tip = round.tips[arm];
  if (tip === undefined) return null;
  if (tip.node === null || tip.slot === null) {
    const bare = round.game.trains[arm]?.row.start_joins === 'nothing';
    return bare ? { end: arm, shows: everyNumber(round.game), node: null, slot: null } : null;
  }
  const slot = round.line[tip.node].slots[tip.slot];
  return { end: arm, shows: slot.shows, node: tip.node, slot };
}

export const isOpen = ({ slot }) => slot === null || (slot.open && !slot.dead && !slot.closed);

/** All open ends, by their arms. Before the hub lies there is none. */
export const openEnds = (round) => (round.line.length === 0 && round.game.hasHub ? []
  : round.tips.map((_, arm) => endAt(round, arm)).filter((end) => end !== null && isOpen(end)));

/** The numbers of an end on which a tile may be laid by what has to come before a mixed tile. */
export function allowedNumbers(round, tile, end) {
  const { game } = round;
  const mode = game.layout.mixed_after;
  if (mode === 'nothing' || end.node === null) return end.shows;
  const onMixed = !game.isDouble(round.line[end.node].tile);
  return end.shows.filter((number) => {
    const double = `${number}-${number}`;
    if (!game.has(double) || tile === double) return true;
    if (mode === 'double-on-that-end') return !onMixed;
    return game.isDouble(tile) || round.line.some((laid) => laid.tile === double);
  });
}

/** The train that begins at an end, if its first tile is still to come. */
const beginningAt = (round, end) =>
  (end.node === null || (round.line[end.node].train === null && round.game.trains.length > 0)
    ? round.game.trains[end.end] : undefined);

export const mayBegin = (round, tile, end) => {
  const train = beginningAt(round, end);
  return train === undefined || among(train.row.start).has(tile);
};

/** The ways to lay a tile on an end, whoever lays it. */
export function waysOn(round, tile, end) {
  if (!mayBegin(round, tile, end)) return [];
  if (end.node === null) return [...new Set(round.game.halves.get(tile))].sort((a, b) => a - b);
  return joinWays(round.game, tile, allowedNumbers(round, tile, end), round.line[end.node].tile);
}

/** At how many open ends a tile could be laid. */
export const fitting = (round, tile) => openEnds(round).filter((end) => waysOn(round, tile, end).length > 0).length;

/** Whether what a tile asks for binds a seat in this turn. */
const binds = (node, turn) => node.axes.binds === 'at-once' || node.seat !== turn.seat || node.turn !== turn.id;

const SEVERAL = {
  'oldest-first': (waiting) => waiting.slice(0, 1),
  'newest-first': (waiting) => waiting.slice(-1),
  'any-of-them': (waiting) => waiting,
};

/** The tiles that have to be filled before anything else; none where nothing has to be. */
function firstToFill(round, turn) {
  const due = round.waiting.filter((index) => {
    const node = round.line[index];
    return node.axes.fill === 'before-anything-else' && binds(node, turn);
  });
  return due.length === 0 ? null : SEVERAL[round.game.layout.doubles.several](due);
}

/** Why a seat can lay nothing on an open end: the id of the rule, or null. What has to be filled is open to all. */
export function barred(round, turn, end) {
  const due = firstToFill(round, turn);
  if (due !== null && !due.includes(end.node)) return 'layout/axes/fill/before-anything-else';
  if (growsTooEarly(round, turn, end)) return 'layout/axes/fill/before-its-arms-grow';
  return due === null ? isOpenTo(round, turn.seat, end) : null;
}

function growsTooEarly(round, turn, { node }) {
  if (node === null) return false;
  const { parent } = round.line[node];
  return parent !== null && round.waiting.includes(parent)
    && round.line[parent].axes.fill === 'before-its-arms-grow' && binds(round.line[parent], turn);
}

/** The open ends that are left to a seat. */
export const endsFor = (round, turn) => openEnds(round).filter((end) => barred(round, turn, end) === null);

const OF = {
  'first-tile': (round, node) => node === 0,
  doubles: (round, node) => round.game.isDouble(round.line[node].tile),
  'mixed-tiles': (round, node) => !round.game.isDouble(round.line[node].tile),
  'last-tile': (round, node) => node === round.line.length - 1,
  'not-last-tile': (round, node) => node !== round.line.length - 1,
};

const armsOfTurn = (round) => round.turn?.laid.map((index) => round.line[index].end) ?? [];

const WHOSE = {
  own: (round, train, seat) => ownsTrain(round, seat, train),
  others: (round, train, seat) => round.game.trains[train].owners.length > 0 && !ownsTrain(round, seat, train),
  'the-table': (round, train) => round.game.trains[train].owners.length === 0,
};

export const trainAt = (round, { end, node }) => {
  if (round.game.trains.length === 0) return null;
  return node === null || round.line[node].train === null ? end : round.line[node].train;
};

/** Tests of ends, by the keys of an ends record. */
const KEYS = {
  of: (round, end, word) => end.node !== null && OF[word](round, end.node),
  tile: (round, end, tiles) => end.node !== null && among(tiles).has(round.line[end.node].tile),
  shows: (round, end, numbers) => end.shows.some((number) => numbers.includes(number)),
  used: (round, end, word) => armsOfTurn(round).includes(end.end) === (word === 'this-turn'),
  place: (round, end, word) => end.slot !== null && end.slot.place === word,
  train: (round, end, word, seat) => {
    const train = trainAt(round, end);
    return train !== null && WHOSE[word](round, train, seat);
  },
};

/** Whether an end is one of those that a record names; all keys must hold. */
export const matches = (round, end, record, seat) =>
  Object.entries(record).every(([key, word]) => KEYS[key](round, end, word, seat));

/** The end that a tile was laid on, as it was then; none for a first tile. */
export function endOfLaid(round, node) {
  if (node.end === null) return null;
  return { end: node.end, shows: node.joined, node: node.parent, slot: node.place === null ? null : { place: node.place } };
}
