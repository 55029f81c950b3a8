// SPDX-License-Identifier: CC0-1.0
// A table for tests: resolved variants with changes, and games played through a conversation.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Conversation } from '../conversation.mjs';

const resolved = (name) =>
  JSON.parse(readFileSync(new URL(`resolved/${name}.json`, import.meta.url), 'utf8'));

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records merge key by key, everything else replaces. */
function merged(under, change) {
  const result = { ...under };
  for (const [key, value] of Object.entries(change)) {
    result[key] = isRecord(value) && isRecord(under[key]) ? merged(under[key], value) : value;
  }
  return result;
}

/** What rows and steps say that the tests do not write out. */
const USUAL = {
  step: { leads: 'that-seat', lacking: 'next-step', refuse: 'not-allowed', all_refused: 'first-must', or_lays: [] },
  award: { sign: 'plus', paid_by: 'nobody', book: 'score', claim: 'by-itself' },
  again: { event: 'play', times: 'unlimited', drawn: 'counts' },
};

/** The document with the usual values of all rows and steps, as a resolved variant has them. */
function completed(document) {
  const { tiles } = document.tables;
  const steps = (list) => list.map((step) => ({ ...USUAL.step, from: tiles, ...step }));
  const { sequence, ...lists } = document.lead;
  return merged(document, {
    lead: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, steps(list)])),
    score: { awards: document.score.awards.map((row) => ({ ...USUAL.award, ...row })) },
    turn: { again: document.turn.again.map((row) => ({ ...USUAL.again, of: tiles, ...row })) },
  });
}

export const matador = (change = {}) => completed(merged(resolved('matador'), change));
export const partnership = (change = {}) => completed(merged(resolved('partnership'), change));

const byLot = [{ by: 'lot', lays: 'free' }];

/** An ordinary game, everybody alone, led by lot, with the changes given. */
export function alone(players, change = {}) {
  const sides = Array.from({ length: players }, (_, seat) => seat);
  const hand = [Array(players).fill(7)];
  const base = { players, seats: { sides: 'each-alone' }, tables: { sides, hand }, deal: { rest: 'boneyard' } };
  const plain = { lead: { first: byLot }, finish: { block: { candidates: 'seats' } } };
  return completed(merged(merged(merged(partnership(), base), plain), change));
}

export const inPairs = (change = {}) => completed(merged(partnership({ lead: { first: byLot } }), change));

export const award = (id, event, to, points, more = {}) =>
  ({ id, title: id, event, to, points, several: 'each', ...more });

export const rule = (id, event, effect, more = {}) =>
  ({ id, title: id, event, do: effect, whom: ['next-seat'], amount: 1, ...more });

const includes = (part, whole) => {
  for (const [key, value] of Object.entries(part)) {
    assert.deepEqual(isRecord(value) ? pick(whole[key], value) : whole[key], value, key);
  }
};
const pick = (whole, part) => Object.fromEntries(Object.keys(part).map((key) => [key, whole[key]]));

export class Table {
  #conversation = new Conversation();
  #id = 0;

  constructor(document) {
    assert.deepEqual(this.ask('variant', { variant: document }), { ok: true });
    this.sides = new Set(document.tables.sides).size;
  }

  ask(cmd, more = {}) {
    this.#id += 1;
    const { id, ...reply } = this.#conversation.reply({ id: this.#id, cmd, ...more });
    assert.equal(id, this.#id);
    return reply;
  }

  start(hands, { boneyard = [], leader = 0, mode = 'strict', number = 1, last = null, scores } = {}) {
    const reply = this.tryStart(hands, { boneyard, lots: [leader], mode, number, last, scores });
    assert.equal(reply.error, undefined, reply.error?.message);
    this.state = reply.state;
    return this;
  }

  tryStart(hands, { boneyard = [], lots = [0], mode = 'strict', number = 1, last = null, scores } = {}) {
    return this.ask('start', {
      game: 'g',
      mode,
      deal: { hands: hands.map(words), boneyard: words(boneyard) },
      round: { number, last, lots },
      scores: scores ?? Array(this.sides).fill(0),
    });
  }

  /** `do(1, '6-4', 0)`, `do(1, 'draw')`, `do(1, 'say shut')`: the move of a seat. */
  do(...move) {
    const reply = this.ask('apply', { game: 'g', action: action(...move) });
    assert.equal(reply.error, undefined, JSON.stringify(reply.error));
    this.state = reply.state;
    this.events = reply.events;
    return this;
  }

  refuse(rule, ...move) {
    const { error } = this.ask('apply', { game: 'g', action: action(...move) });
    assert.equal(error?.rule, rule, JSON.stringify(error));
    assert.deepEqual(this.ask('observe', { game: 'g', as: 'all' }).state, this.state);
    return this;
  }

  expect(part) {
    includes(part, this.state);
    return this;
  }

  /** The legal moves, each in a short form such as `6-4 at 0 out 6` or `draw`. */
  legal() {
    return this.ask('legal', { game: 'g' }).actions.map(short).sort();
  }

  /** The events of the last move: their names, with what is told of awards. */
  told() {
    return this.events.map((one) =>
      (one.event === 'award' ? `${one.award} ${one.side} ${one.points}` : one.event));
  }
}

const words = (value) => (typeof value === 'string' ? value.split(' ').filter(Boolean) : value);

function action(seat, what, end, out) {
  if (what.startsWith('say ')) return { seat, move: 'declare', declaration: what.slice(4) };
  if (!/^\d/.test(what)) return { seat, move: what };
  const move = { seat, move: 'play', tile: what };
  if (end !== undefined) move.end = end;
  if (out !== undefined) move.out = out;
  return move;
}

function short(move) {
  if (move.move === 'declare') return `say ${move.declaration}`;
  if (move.move !== 'play') return move.move;
  return [move.tile, ...['end', 'out'].flatMap((key) =>
    (move[key] === undefined ? [] : [key === 'end' ? 'at' : 'out', move[key]]))].join(' ');
}
