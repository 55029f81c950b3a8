// SPDX-License-Identifier: CC0-1.0
// Lead, draws, passes, granted plays and special rules, by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table, alone, rule } from './table.mjs';

const lead = (first, more = {}) => ({ lead: { first, ...more } });
const looking = (by) => ({ by, lays: 'that-tile' });
const last = (more) => ({ leader: 1, closer: 2, winner: 0, ended: 'out', ...more });

test('the highest double leads and is laid', () => {
  const table = new Table(alone(2, lead([looking('highest-double'), looking('heaviest-tile')])));
  table.start(['4-4 6-5', '5-5 2-1']).expect({ leader: 1, turn: 1 });
  table.refuse('lead/step/lays/that-tile', 1, '2-1').refuse('lead/step/lays/that-tile', 1, 'pass');
  assert.deepEqual(table.legal(), ['5-5']);
  table.start(['6-4 5-1', '6-3 5-4']).expect({ leader: 0 });
  assert.deepEqual(table.legal(), ['6-4']);
  table.start(['6-3', '5-4']).expect({ leader: 0 });
});

test('the list of the lead depends on the round before', () => {
  const step = (by) => [{ by, lays: 'free' }];
  const table = new Table(alone(3, lead(step('lot'), {
    later: step('winner'), after_block: step('last-layer'), after_tie: step('next-in-turn'),
  })));
  const leader = (before) => table.start(['1-0', '2-0', '3-0'], { last: before, number: 2 }).state.leader;
  assert.equal(leader(null), 0);
  assert.equal(leader(last({})), 0);
  assert.equal(leader(last({ ended: 'block' })), 2);
  assert.equal(leader(last({ ended: 'block', winner: null })), 2);
  assert.equal(leader(last({ ended: 'replay', winner: null, leader: 0 })), 1);
});

test('a stuck seat draws down to the reserve, then passes', () => {
  const table = new Table(alone(2, { draw: { when: 'when-stuck', reserve: 2 } }));
  table.start(['5-5 5-1', '0-0 2-0'], { boneyard: '3-2 3-0 2-2' });
  table.refuse('lead/step/lays/free', 0, 'draw').do(0, '5-5');
  assert.deepEqual(table.legal(), ['draw']);
  table.refuse('pass/when/when-stuck', 1, 'pass').do(1, 'draw').expect({ turn: 1, boneyard: 2, passes: 0 });
  table.refuse('draw/reserve', 1, 'draw');
  assert.deepEqual(table.legal(), ['pass']);
  table.do(1, 'pass').expect({ turn: 0, passes: 1, confirmed: [1] });
  table.refuse('draw/reserve', 0, 'draw').refuse('pass/when/when-stuck', 0, 'pass');
});

test('what follows a draw', () => {
  const after = (drawn, more = {}) => {
    const table = new Table(alone(2, { draw: { when: 'when-stuck', drawn, ...more } }));
    return table.start(['5-5 1-1', '0-0'], { boneyard: '5-3 4-2' }).do(0, '5-5').do(1, 'draw');
  };
  assert.deepEqual(after('must-be-played').legal(), ['5-3 at 0 out 3', '5-3 at 1 out 3']);
  after('must-be-played').refuse('draw/drawn/must-be-played', 1, 'pass');
  assert.deepEqual(after('may-be-kept').legal(), ['5-3 at 0 out 3', '5-3 at 1 out 3', 'pass']);
  after('may-be-kept').do(1, 'pass').expect({ confirmed: [], turn: 0 });
  after('ends-the-turn').expect({ turn: 0, passes: 0 });
});

test('a draw that does not help ends the turn only after the last one', () => {
  const document = alone(2, { draw: { when: 'when-stuck', drawn: 'ends-the-turn', most: 2 } });
  const table = new Table(document).start(['5-5 1-1', '0-0'], { boneyard: '4-3 4-2 4-1' });
  table.do(0, '5-5').do(1, 'draw').expect({ turn: 1 }).do(1, 'draw').expect({ turn: 0 });
});

test('most: after that many the stuck seat passes, and no circle begins', () => {
  const table = new Table(alone(2, { draw: { when: 'when-stuck', most: 1 } }));
  table.start(['5-5 1-1', '0-0'], { boneyard: '4-3 4-2 4-1' }).do(0, '5-5').do(1, 'draw');
  table.refuse('draw/most', 1, 'draw').do(1, 'pass').expect({ confirmed: [] });
  assert.deepEqual(table.events, [{ event: 'pass', seat: 1, stuck: true }]);
});

test('at-will: a seat that can play may draw', () => {
  const table = new Table(alone(2, { draw: { when: 'at-will', reserve: 1 } }));
  table.start(['5-5 1-1', '5-0'], { boneyard: '4-3 4-2' }).do(0, '5-5');
  assert.deepEqual(table.legal(), ['5-0 at 0 out 0', '5-0 at 1 out 0', 'draw']);
  table.do(1, 'draw').refuse('draw/reserve', 1, 'draw');
});

test('nobody draws', () => {
  const table = new Table(alone(2)).start(['5-5 1-1', '0-0'], { boneyard: '5-4' }).do(0, '5-5');
  table.refuse('draw/when/never', 1, 'draw');
});

test('what is refused, and why', () => {
  const table = new Table(alone(2)).start(['5-5 5-3 2-2', '5-4 6-0 1-1']);
  table.refuse('law/turn', 1, '5-4', 0).refuse('law/held', 0, '5-4').refuse('law/end', 0, '5-5', 0);
  table.do(0, '5-5');
  table.refuse('law/end', 1, '5-4').refuse('law/end', 1, '5-4', 2).refuse('law/held', 1, '5-3', 0);
  table.refuse('join/by/equal', 1, '6-0', 0).refuse('join/by/equal', 1, '5-4', 0, 5);
  table.refuse('turn/again/gives/may-play', 1, 'stop');
  table.refuse('finish/block/established/passes', 1, 'call-block');
  table.do(1, '5-4', 0, 4).expect({ ends: [{ end: 0, shows: [4] }, { end: 1, shows: [5] }] });
});

const onThatTile = { of: 'last-tile' };
const again = (gives, at = {}, tile = ['5-5', '4-4']) =>
  ({ turn: { again: [{ id: 'more', title: 'More', tile, gives, at }] } });

test('a granted play on that tile, or stop', () => {
  const table = new Table(alone(2, again('may-play', onThatTile)));
  table.start(['6-5 4-4 1-1', '5-5 6-0 5-2 2-0']).do(0, '6-5').do(1, '5-5', 1).expect({ turn: 1 });
  assert.deepEqual(table.legal(), ['5-2 at 1 out 2', 'stop']);
  table.refuse('turn/again/at', 1, '6-0', 0).refuse('turn/again/gives/may-play', 1, 'pass');
  table.refuse('turn/again/gives/may-play', 1, 'draw').do(1, 'stop').expect({ turn: 0 });
});

test('without a play to grant the turn ends; a new turn has everything', () => {
  const hands = ['6-5 4-4 1-1', '5-5 6-0 3-0'];
  const granted = new Table(alone(2, again('may-play', onThatTile)));
  granted.start(hands).do(0, '6-5').do(1, '5-5', 1).expect({ turn: 0 });
  const turn = new Table(alone(2, again('new-turn')));
  turn.start(['6-5 4-4 1-1', '5-5 3-0']).do(0, '6-5').do(1, '5-5', 1).expect({ turn: 1 });
  assert.deepEqual(turn.legal(), ['pass']);
});

test('skips add up; a skipped seat does not pass', () => {
  const document = alone(3, { rules: [rule('skip', 'play', 'skips', { when: { tile: ['5-5'] } })] });
  const table = new Table(document).start(['5-5 1-1', '5-0', '2-2']).do(0, '5-5').expect({ turn: 2 });
  assert.deepEqual(table.events.at(-1), { event: 'rule', rule: 'skip', seats: [1] });
  table.do(2, 'pass').expect({ turn: 0, confirmed: [2] });
  table.do(0, 'pass').expect({ turn: 1, confirmed: [2, 0], status: 'playing' });
});

test('the turn goes round the other way from the end of the turn', () => {
  const document = alone(3, { rules: [rule('back', 'play', 'reverses', { when: { tile: ['5-5'] } })] });
  new Table(document).start(['5-5 1-1', '5-0', '5-2 3-3']).do(0, '5-5').expect({ turn: 2 })
    .do(2, '5-2', 0).expect({ turn: 1 });
});

test('others draw, in turn order after the actor, as far as there is something', () => {
  const rules = [rule('gift', 'play', 'draws', { whom: ['opponents'], amount: 2, when: { tile: ['5-5'] } })];
  const table = new Table(alone(3, { draw: { when: 'when-stuck' }, rules }));
  table.start(['5-5 1-1', '5-0', '2-2'], { boneyard: '6-0 6-1 6-2' }).do(0, '5-5');
  table.expect({ hand_sizes: [1, 3, 2], boneyard: 0, hands: [['1-1'], ['5-0', '6-0', '6-1'], ['2-2', '6-2']] });
  assert.deepEqual(table.told(), ['play', 'rule']);
});
