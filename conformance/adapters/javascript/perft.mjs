// SPDX-License-Identifier: CC0-1.0
// All ways in which a round can go on: how many there are, how they come out, and a digest of all
// that is seen on the way.

import { createHash } from 'node:crypto';
import { makeMove } from './engine.mjs';
import { legalMoves } from './moves.mjs';
import { observe } from './observe.mjs';

const ascending = (one, other) => one - other;

/** JSON with sorted keys and without spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${parts.join(',')}}`;
}

/** Legal moves by their text, in order; `out` is said only where it tells two of them apart. */
function inOrder(round) {
  const said = legalMoves(round).map(({ out, ...move }) => ({ out, move, text: canonical(move) }));
  const times = new Map();
  for (const { text } of said) times.set(text, (times.get(text) ?? 0) + 1);
  return said
    .map((one) => (times.get(one.text) === 1 ? one : { ...one, text: canonical({ ...one.move, out: one.out }) }))
    .map(({ text, move, out }) => ({ text, move: out === undefined ? move : { ...move, out } }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** By the higher half, then by the lower. */
function byTile(one, other) {
  const [high, low] = one.split('-');
  const [otherHigh, otherLow] = other.split('-');
  return high - otherHigh || low - otherLow;
}

/** What is seen, with everything whose order means nothing in one order, and without what is next. */
function inForm(round) {
  const state = observe(round);
  if (!round.game.inRows) state.hands = state.hands.map((hand) => [...hand].sort(byTile));
  state.ends = state.ends.map((end) => ({ ...end, shows: [...end.shows].sort(ascending) }));
  state.confirmed = [...state.confirmed].sort(ascending);
  if (state.result === null) return state;
  const { next, ...result } = state.result;
  for (const key of ['winners', 'match_winners']) result[key] = [...result[key]].sort(ascending);
  return { ...state, result };
}

class Walk {
  nodes = [];
  leaves = new Map();
  #stream = createHash('sha256');
  #left = 0;

  constructor({ depth, cap }) {
    this.depth = depth;
    this.cap = cap;
  }

  from(root) {
    for (const { move } of this.#look(root)) {
      this.#left = this.cap;
      this.#below(makeMove(root, move).round, 1);
    }
    return this;
  }

  #below(round, length) {
    this.#left -= 1;
    this.nodes[length - 1] = (this.nodes[length - 1] ?? 0) + 1;
    const moves = this.#look(round);
    for (const { move } of length < this.depth ? moves : []) {
      if (this.#left === 0) return;
      this.#below(makeMove(round, move).round, length + 1);
    }
  }

  #look(round) {
    const moves = inOrder(round);
    const state = inForm(round);
    this.#stream.update(`[[${moves.map(({ text }) => text).join(',')}],${canonical(state)}]\n`);
    if (state.result !== null) {
      const { ended, winners, points } = state.result;
      const leaf = canonical({ ended, winners, points });
      this.leaves.set(leaf, (this.leaves.get(leaf) ?? 0) + 1);
    }
    return moves;
  }

  get reply() {
    const leaves = [...this.leaves].map(([leaf, count]) => ({ ...JSON.parse(leaf), count }));
    return { nodes: this.nodes, leaves, digest: `sha256:${this.#stream.digest('hex')}` };
  }
}

export const perft = (round, bounds) => new Walk(bounds).from(round).reply;
