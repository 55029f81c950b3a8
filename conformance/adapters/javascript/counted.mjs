// SPDX-License-Identifier: CC0-1.0
// Ends that count: by the tiles they belong to, and what they come to.


/** How many tiles touch a tile in the line, and how many aside. */
export function covered(node) {
  const count = (place) => node.slots.filter((slot) => slot.place === place && slot.child !== null).length;
  return { line: count('line') + (node.parent === null ? 0 : 1), side: count('side') };
}

const HALVES = { 'both-halves': 2, 'one-half': 1, nothing: 0 };
const KEYS = ['alone', 'one_covered', 'two_covered', 'three_covered'];

/** How many halves of a double count. */
function halvesThatCount(node) {
  const { line, side } = covered(node);
  const { counts } = node.axes;
  const exactly = counts.exactly[`${line}+${side}`];
  if (exactly !== undefined) return HALVES[exactly];
  if (node.slots.every(({ child }) => child !== null)) return 0;
  return HALVES[counts[KEYS[Math.min(line + side, 3)]]];
}

const isFree = ({ child, open, dead, closed }) => child === null && (open || dead || closed);

/**
 * The ends that count: of a mixed tile each number once, of a double one if a half of it counts.
 * @returns {{node: number, number: number, halves: number, double: boolean, alone: boolean, slots: object[]}[]}
 */
export function countedEnds(round) {
  return round.line.flatMap((node, index) => {
    const slots = node.slots.filter(isFree);
    if (round.game.isDouble(node.tile)) {
      const halves = halvesThatCount(node);
      const { line, side } = covered(node);
      const number = round.game.halves.get(node.tile)[0];
      return halves === 0 ? [] : [{ node: index, number, halves, double: true, alone: line + side === 0, slots }];
    }
    const numbers = new Set(slots.flatMap(({ shows }) => shows));
    return [...numbers].map((number) => ({
      node: index, number, halves: 1, double: false, alone: false, slots: slots.filter(({ shows }) => shows.includes(number)),
    }));
  });
}

export const openEndsWorth = (round) =>
  countedEnds(round).reduce((sum, { number, halves }) => sum + number * halves, 0);

/** The size of the largest group of ends that count and show one number. */
export function alikeEnds(round) {
  const groups = new Map();
  for (const { number, alone } of countedEnds(round)) groups.set(number, (groups.get(number) ?? 0) + (alone ? 2 : 1));
  return Math.max(0, ...groups.values());
}

/** The ends of a counted end as a record of ends sees them. */
export const asEnds = ({ node, number, slots }) => (slots.length === 0
  ? [{ end: null, shows: [number], node, slot: null }]
  : slots.map((slot) => ({ end: slot.arm, shows: [number], node, slot })));

