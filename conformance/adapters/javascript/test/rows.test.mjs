// SPDX-License-Identifier: CC0-1.0
// Hands in rows, and what is said in a turn, by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table, alone, award } from './table.mjs';

const inRow = (row = {}, more = {}) => alone(2, { deal: { hands: 'face-down-row' }, turn: { row }, ...more });

test('the front is turned before all, and what does not fit goes to the far end', () => {
  const table = new Table(inRow()).start(['6-5 4-4 6-1', '3-3 5-2']);
  assert.deepEqual(table.legal(), ['turn']);
  table.refuse('turn/row/look/nothing', 0, '6-5').do(0, 'turn').expect({ shown: [{ seat: 0, tile: '6-5', to_all: true }] });
  table.refuse('deal/hands/face-down-row', 0, '4-4').refuse('deal/hands/face-down-row', 0, 'turn').do(0, '6-5');
  table.refuse('turn/row/look/nothing', 0, 'pass').refuse('turn/again/gives/may-play', 0, 'stop').do(0, 'turn');
  assert.deepEqual(table.legal(), ['pass']);
  table.do(0, 'pass').expect({ turn: 1, hands: [['6-1', '4-4'], ['3-3', '5-2']], shown: [], confirmed: [] });
  assert.deepEqual(table.ask('observe', { game: 'g', as: 0 }).state.hands, [null, null]);
});

test('a pass joins the circle when all that is within reach was turned since the last tile', () => {
  const table = new Table(inRow()).start(['6-6 3-3', '4-4']).do(0, 'turn').do(0, '6-6');
  table.do(0, 'turn').do(0, 'pass').expect({ confirmed: [] });
  table.do(1, 'turn').do(1, 'pass').expect({ confirmed: [1] });
  table.do(0, 'turn').do(0, 'pass').expect({ status: 'round-over' });
  assert.equal(table.state.result.ended, 'block');
});

test('a double that lies face up is laid instead of turning, and must be when all else was in vain', () => {
  const table = new Table(inRow({ doubles: 'face-up' })).start(['6-5 4-4 3-2', '5-4 3-1']);
  table.do(0, 'turn').do(0, '6-5').do(0, 'turn').do(0, 'pass').do(1, 'turn').do(1, '5-4', 1).do(1, 'turn').do(1, 'pass');
  assert.deepEqual(table.legal(), ['4-4 at 1 out 4', 'turn']);
  table.do(0, 'turn').do(0, 'pass').do(1, 'turn').do(1, 'pass');
  assert.deepEqual(table.legal(), ['4-4 at 1 out 4']);
  table.refuse('turn/row/doubles/face-up', 0, 'turn').do(0, '4-4', 1);
});

test('a front that is looked at is laid as from a hand; what is drawn can come before it', () => {
  const draw = { draw: { when: 'may-when-stuck' } };
  const table = new Table(inRow({ look: 'front', drawn: 'to-front', goes_on: 'one-tile' }, draw));
  table.start(['6-5 3-3', '4-4 5-4'], { boneyard: '6-2 1-0' }).refuse('turn/row/look/front', 0, 'turn').do(0, '6-5');
  assert.deepEqual(table.ask('observe', { game: 'g', as: 1 }).state.shown, [{ seat: 1, tile: '4-4', to_all: false }]);
  table.do(1, 'draw').expect({ hands: [['3-3'], ['6-2', '5-4', '4-4']] }).do(1, '6-2', 0).expect({ turn: 0 });
  const turned = new Table(inRow({ drawn: 'to-front' }, draw)).start(['6-5 3-3', '4-4'], { boneyard: '5-0' });
  turned.do(0, 'turn').do(0, '6-5').do(0, 'turn').do(0, 'draw');
  assert.deepEqual(turned.told(), ['draw', 'turn']);
});

const row = (id, goes, more = {}) => ({ id, title: id, with: goes, tile: ['6-6', '5-5', '3-3'], duty: 'may', ...more });
const saying = (declares, more = {}) => alone(2, { turn: { declares }, ...more });

test('what is said with a tile binds to lay such a tile', () => {
  const awards = [award('proud', 'play', ['actor'], 5, { when: { declared: ['proud'] } })];
  const table = new Table(saying([row('proud', 'play')], { score: { awards } })).start(['6-5 4-4', '6-6 5-1']).do(0, '6-5');
  assert.deepEqual(table.legal(), ['5-1 at 1 out 1', '6-6 at 0 out 6', 'say proud']);
  table.refuse('turn/declares', 1, 'say humble').do(1, 'say proud').expect({ turn: 1, declared: ['proud'] });
  table.refuse('turn/declares/with/play', 1, '5-1', 1).refuse('turn/declares/with/play', 1, 'say proud');
  table.do(1, '6-6', 0).expect({ scores: [0, 5] });
});

test('what must be said comes first, and what takes the turn is said once', () => {
  const table = new Table(saying([row('loud', 'before-turn', { duty: 'must' })])).start(['6-5 4-4', '6-6 5-1']).do(0, '6-5');
  assert.deepEqual(table.legal(), ['say loud']);
  table.refuse('turn/declares/duty/must', 1, '6-6', 0).refuse('law/held', 1, '3-3', 0).do(1, 'say loud');
  assert.deepEqual(table.legal(), ['5-1 at 1 out 1', '6-6 at 0 out 6']);
  const wait = new Table(saying([row('wait', 'turn')])).start(['6-5 6-4 4-4', '6-6 5-1']).do(0, '6-5').do(1, 'say wait');
  wait.expect({ turn: 0, passes: 0, confirmed: [] }).do(0, '6-4', 0).refuse('turn/declares/with/turn', 1, 'say wait');
});

test('a number that is named is a count', () => {
  const awards = [award('named', 'play', ['actor'], { count: 'declared-number', name: 'guess' })];
  const numbers = [0, 1, 2].map((number) => row(`guess/${number}`, 'before-turn'));
  const table = new Table(saying(numbers, { score: { awards } })).start(['6-5 4-4', '6-6 5-1']).do(0, '6-5').do(1, 'say guess/2');
  table.refuse('turn/declares/with/before-turn', 1, 'say guess/1').do(1, '6-6', 0).expect({ scores: [0, 2] });
});
