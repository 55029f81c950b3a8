// SPDX-License-Identifier: CC0-1.0
// What is counted of the layout and of the tile laid.

import { alikeEnds, asEnds, countedEnds, covered, openEndsWorth } from './counted.mjs';
import { countTiles } from './counts.mjs';
import { endOfLaid, matches, openEnds } from './ends.mjs';
import { seatsOf } from './seats.mjs';

const laidOf = ({ round, event }) => (event.laid === null ? null : round.line[event.laid]);
const pipsAt = (round, index) => (index === null ? null : round.game.pips(round.line[index].tile));
const TIMES = { once: 1, twice: 2, never: 0 };

/** The seat from which trains are own or others': the seat to move, or the actor. */
const looking = ({ round, actor }) => round.turn?.seat ?? actor;

/** What the tile laid shows outward: of a first tile at arm 0; across it shows none. */
function freeNumber({ round }, node) {
  if (node.out === 'across') return null;
  if (node.out !== null) return node.out;
  return node.slots.find(({ arm }) => arm === 0)?.shows[0] ?? round.game.halves.get(node.tile)[0];
}

const counted = (double, part) => (double ? TIMES[part.doubles ?? 'once'] : 1);

function countEnds(scene, part) {
  const { round } = scene;
  const record = part.ends ?? {};
  const named = (end) => matches(round, end, record, looking(scene));
  if (part.free === 'open') {
    return openEnds(round).filter(named).reduce((sum, { node }) =>
      sum + counted(node !== null && round.game.isDouble(round.line[node].tile), part), 0);
  }
  return countedEnds(round).filter((end) => asEnds(end).some(named))
    .reduce((sum, { double }) => sum + counted(double, part), 0);
}

function endsAsLaid(scene, part) {
  const node = laidOf(scene);
  const free = node === null ? null : freeNumber(scene, node);
  if (free === null) return null;
  return countedEnds(scene.round).filter(({ number }) => number === free)
    .reduce((sum, { double }) => sum + counted(double, part), 0);
}

/** Tiles laid, by whom, since when, and where. */
function laidTiles(scene, part) {
  const { round } = scene;
  const by = part.by === undefined ? null : seatsOf(part.by, scene);
  const record = part.at ?? {};
  const anywhere = Object.keys(record).length === 0;
  const nodes = round.line.filter((node) => {
    const end = endOfLaid(round, node);
    return (by === null || by.includes(node.seat))
      && (part.since !== 'turn' || (round.turn !== null && node.turn === round.turn.id))
      && (anywhere || (end !== null && matches(round, end, record, looking(scene))));
  });
  return nodes.map(({ tile }) => tile);
}

function unlaid({ round }) {
  const left = new Map(round.game.copies);
  for (const { tile } of round.line) left.set(tile, left.get(tile) - 1);
  return [...left].flatMap(([tile, copies]) => Array(copies).fill(tile));
}

function coveredArms({ round }, { of, place }) {
  const node = of === 'first-tile' ? round.line[0] : round.line.at(-1);
  if (node === undefined) return null;
  const { line, side } = covered(node);
  return { line, side }[place] ?? line + side;
}

const oneEach = (part) => ({ ...part, worth: part.worth ?? 'one-each' });
const before = (key) => (scene) => laidOf(scene)?.before[key] ?? 0;

export const LAYOUT_COUNTS = {
  'fits-ends': before('fits'),
  'open-numbers-before': before('numbers'),
  'open-ends-before': before('ends'),
  'open-ends': ({ round }) => openEndsWorth(round),
  ends: countEnds,
  'ends-as-laid': endsAsLaid,
  'alike-ends': ({ round }) => alikeEnds(round),
  'double-ends': ({ round }) => countedEnds(round).filter(({ double }) => double).length,
  'open-numbers': ({ round }) => new Set(openEnds(round).flatMap(({ shows }) => shows)).size,
  'free-number': (scene) => {
    const node = laidOf(scene);
    return node === null ? null : freeNumber(scene, node);
  },
  'joined-number': (scene) => laidOf(scene)?.joined[0] ?? null,
  'laid-tile': ({ round, event }) => pipsAt(round, event.laid),
  'neighbour-tile': (scene) => pipsAt(scene.round, laidOf(scene)?.parent ?? null),
  'before-neighbour': (scene) => {
    const parent = laidOf(scene)?.parent ?? null;
    return parent === null ? null : pipsAt(scene.round, scene.round.line[parent].parent);
  },
  'covered-arms': coveredArms,
  laid: (scene, part) => countTiles(scene, laidTiles(scene, part), oneEach(part)),
  unlaid: (scene, part) => countTiles(scene, unlaid(scene), oneEach(part)),
};
