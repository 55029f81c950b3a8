// SPDX-License-Identifier: CC0-1.0
// Published positions and games, and the awards that follow from them by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table, award, inPairs, matador } from './table.mjs';

const HANDS = [
  '0-0 1-0 6-0 1-1 6-1 3-2 6-2',
  '2-0 4-2 5-2 3-3 6-3 5-4 6-4',
  '3-0 4-0 2-1 5-1 5-3 5-5 6-6',
  '5-0 3-1 4-1 2-2 4-3 4-4 6-5',
];

/** Seats B, C, D, A of a complete partnership game that ends in a block. */
const PLAYS = [
  [0, '1-1'], [1, 'pass'], [2, '5-1', 0], [3, '4-1', 1],
  [0, 'pass'], [1, '5-4', 0], [2, '4-0', 1], [3, '5-0', 1],
  [0, 'pass'], [1, '5-2', 1], [2, '2-1', 1], [3, '4-4', 0],
  [0, '1-0', 1], [1, '2-0', 1], [2, 'pass'], [3, '2-2', 1],
  [0, '6-2', 1], [1, '6-4', 1], [2, 'pass'], [3, '4-3', 1],
  [0, '3-2', 1], [1, '4-2', 1],
];

function play(document) {
  const table = new Table(document).start(HANDS);
  for (const move of PLAYS) table.do(...move);
  for (const seat of [2, 3, 0, 1]) table.do(seat, 'pass');
  return table;
}

const pips = (whose, more = {}) => [award('pips', 'round-end', ['winner'], {
  count: 'hands', whose, worth: 'value', combine: 'total', minus: 0, plus: 0, times: 1, at_least: 0, ...more,
})];
const ownSide = { count: 'hands', whose: ['own-side'], worth: 'value', combine: 'total', times: 1, at_least: 0 };

test('a complete blocked partnership game: the losers\' pips are 46', () => {
  play(inPairs()).expect({
    status: 'round-over',
    ends: [{ end: 0, shows: [4] }, { end: 1, shows: [4] }],
    scores: [0, 46],
    result: { ended: 'block', seat: 1, winners: [1], winner: 1, pips: [13, 15, 33, 15], points: [0, 46] },
  });
});

test('the same game under other ways of counting', () => {
  const counted = (points) => play(inPairs({ score: { awards: points } })).state.scores;
  assert.deepEqual(counted(pips(['everyone'])), [0, 76]);
  assert.deepEqual(counted(pips(['opponents'], { minus: ownSide })), [0, 16]);
  assert.deepEqual(counted(pips(['opponents'], { combine: 'each-excess' })), [0, 16]);
});

test('the same game with other winners of a block', () => {
  const winner = (block) => {
    const { result } = play(inPairs({ finish: { block } })).state;
    return [result.winners, result.winner];
  };
  assert.deepEqual(winner({ candidates: 'seats' }), [[0], 0]);
  assert.deepEqual(winner({ candidates: 'closer-and-next' }), [[1], 1]);
  assert.deepEqual(winner({ candidates: 'closer-and-previous' }), [[0], 0]);
  assert.deepEqual(winner({ candidates: 'nobody' }), [[], null]);
  assert.deepEqual(winner({ candidates: 'seats', best: ['closer', 'fewest-pips'] }), [[1], 1]);
  assert.deepEqual(winner({ candidates: 'seats', best: ['not-closer'] }), [[0], 0]);
  assert.deepEqual(winner({ candidates: 'seats', best: ['fewest-side-pips', 'nearest-to-leader'] }), [[1], 1]);
  assert.deepEqual(winner({ candidates: 'sides', best: ['leader'] }), [[0], 0]);
});

const beside = (line, hand) => {
  const table = new Table(matador({ lead: { first: [{ by: 'lot', lays: 'free' }] } }));
  table.start([`${line} 3-3`, hand]).do(0, line);
  return table.legal();
};

test('matadors: on a 6 a 1 or a matador; 6-4 does not fit 6-6', () => {
  assert.deepEqual(beside('6-6', '4-3 6-4'), [
    '4-3 at 0 out 3', '4-3 at 0 out 4', '4-3 at 1 out 3', '4-3 at 1 out 4',
  ]);
  assert.deepEqual(beside('6-6', '6-4'), ['pass']);
  assert.deepEqual(beside('6-6', '4-1'), ['4-1 at 0 out 4', '4-1 at 1 out 4']);
});

test('matadors: a blank takes only a matador', () => {
  const takes = beside('4-0', '0-0 1-0 4-3 5-2 6-1 6-0 5-5 4-4').filter((play) => play.includes('at 1'));
  assert.deepEqual([...new Set(takes.map((play) => play.split(' ')[0]))], ['0-0', '4-3', '5-2', '6-1']);
});

test('matadors: 0-0 joins the 2 of 6-2 and shows a blank', () => {
  assert.ok(beside('6-2', '0-0').includes('0-0 at 1 out 0'));
});

test('a matador laid crosswise shows both its numbers', () => {
  const fits = Object.fromEntries(Object.keys(matador().tables.fits['4-3']).map((n) => [n, ['across']]));
  const table = new Table(matador({
    lead: { first: [{ by: 'lot', lays: 'free' }] },
    join: { wild: { laid: 'crosswise' } },
    tables: { fits: { '4-3': fits } },
  }));
  table.start(['6-6 2-2', '4-3 1-1']).do(0, '6-6');
  table.refuse('join/wild/laid/crosswise', 1, '4-3', 0, 4);
  table.do(1, '4-3', 0).expect({ ends: [{ end: 0, shows: [3, 4] }, { end: 1, shows: [6] }] });
  assert.deepEqual(table.legal(), ['pass']);
});

test('both numbers of a tile laid across take a tile', () => {
  const { fits } = matador().tables;
  const across = Object.fromEntries(Object.keys(fits['4-3']).map((n) => [n, [3, 4, 'across']]));
  const table = new Table(matador({
    lead: { first: [{ by: 'lot', lays: 'free' }] },
    join: { wild: { laid: 'either' } },
    tables: { fits: { '4-3': across } },
  }));
  table.start(['6-6 3-3 4-4 4-2 5-4', '4-3 1-1 2-2']).do(0, '6-6').do(1, '4-3', 1, 'across');
  assert.deepEqual(table.legal(), ['3-3 at 1 out 3', '4-2 at 1 out 2', '4-4 at 1 out 4', '5-4 at 1 out 5']);
});
