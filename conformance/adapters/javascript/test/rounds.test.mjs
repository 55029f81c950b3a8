// SPDX-License-Identifier: CC0-1.0
// The end of rounds and matches, awards, and refereed play, by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table, alone, award, inPairs, rule } from './table.mjs';

const hands = (whose, more = {}) => ({ count: 'hands', whose: [whose], worth: 'value', combine: 'total', ...more });
const awards = (...rows) => ({ score: { awards: rows } });
const block = (more) => ({ finish: { block: more } });

test('a play breaks the circle; only a full circle is a block', () => {
  const table = new Table(alone(3)).start(['6-5 3-3', '4-4', '6-1 2-2']);
  table.do(0, '6-5').do(1, 'pass').expect({ confirmed: [1] });
  table.do(2, '6-1', 0).expect({ confirmed: [] });
  table.do(0, 'pass').do(1, 'pass').do(2, 'pass').expect({
    status: 'round-over',
    turn: null,
    result: { ended: 'block', seat: 2, pips: [6, 8, 4], winner: 2, winners: [2] },
  });
  table.refuse('law/over', 0, 'pass');
  assert.deepEqual(table.legal(), []);
});

const level = ['6-5 3-3', '4-2 5-1', '1-0 4-0'];
const closing = (change, dealt = level) =>
  new Table(alone(3, change)).start(dealt).do(0, '6-5').do(1, '5-1', 1).do(2, '1-0', 1);
const passRound = (table) => table.do(0, 'pass').do(1, 'pass').do(2, 'pass');

test('a level block: nobody, shared, replay', () => {
  const dealt = ['6-5 3-3', '4-2 5-1', '1-0 4-4'];
  const outcome = (tie) => {
    const { ended, winner, winners } = passRound(closing(block({ tie }), dealt)).state.result;
    return [ended, winner, winners];
  };
  assert.deepEqual(outcome('nobody'), ['block', null, []]);
  assert.deepEqual(outcome('shared'), ['block', 0, [0, 1]]);
  assert.deepEqual(outcome('replay'), ['replay', null, []]);
  const lightest = block({ best: ['fewest-pips', 'nearest-to-leader'] });
  assert.deepEqual(passRound(closing(lightest, dealt)).state.result.winners, [0]);
});

test('a replay is not settled: the award of the end is not booked', () => {
  const points = awards(award('end', 'round-end', ['everyone'], 5), award('play', 'play', ['actor'], 1));
  passRound(closing({ ...block({ tie: 'replay' }), ...points }, ['6-5 3-3', '4-2 5-1', '1-0 4-4']))
    .expect({ scores: [1, 1, 1], result: { ended: 'replay', points: [1, 1, 1] } });
});

test('at once: the round ends with the play that blocks it', () => {
  closing(block({ established: 'at-once' }), ['6-5 3-3', '5-1 4-2', '1-0 4-4'])
    .expect({ status: 'round-over', result: { ended: 'block', seat: 2 } });
});

test('a block can be called when it is one, before anything else', () => {
  const dealt = ['6-5 3-3', '5-1 4-2', '1-0 4-4'];
  const table = new Table(alone(3, block({ established: 'called' }))).start(dealt).do(0, '6-5');
  table.refuse('finish/block/established/called', 1, 'call-block').do(1, '5-1', 1).do(2, '1-0', 1);
  assert.deepEqual(table.legal(), ['call-block', 'pass']);
  table.do(0, 'call-block').expect({ result: { ended: 'block', winners: [] } });
  assert.deepEqual(table.told(), ['call-block', 'round-end']);
});

test('going out comes before a block', () => {
  const table = new Table(alone(2, { ...block({ established: 'at-once' }), ...awards(
    award('out', 'out', ['actor'], 10),
    award('pips', 'round-end', ['winner'], hands('opponents', { minus: 3, times: 2 })),
    award('double', 'round-end', ['winner'], { count: 'points-so-far' }),
  ) }));
  table.start(['6-5', '4-4']).do(0, '6-5');
  assert.deepEqual(table.told(), ['play', 'round-end', 'out 0 10', 'pips 0 10', 'double 0 20']);
  table.expect({ scores: [40, 0], result: { ended: 'out', seat: 0, winner: 0, pips: [0, 8], points: [40, 0] } });
});

test('what the last tile could have joined', () => {
  const at = (more) => ({ when: more });
  const table = new Table(alone(3, awards(
    award('both', 'out', ['actor'], 1, at({ fits_ends: { is: 2 } })),
    award('two', 'out', ['actor'], 1, at({ open_numbers_before: { at_least: 2 } })),
    award('mixed', 'out', ['actor'], 1, at({ not: { tile: ['6-6'] } })),
    award('lead', 'play', ['actor'], 7, at({ laid: { is: 1 }, fits_ends: { is: 0 } })),
    award('never', 'round-end', ['everyone'], 1, at({ tile: ['6-5'] })),
  )));
  table.start(['4-3 6-5', '6-4 0-0', '5-3 1-1']).do(0, '4-3');
  assert.deepEqual(table.told(), ['play', 'lead 0 7']);
  table.do(1, '6-4', 0).do(2, '5-3', 1).do(0, '6-5', 0);
  assert.deepEqual(table.told(), ['play', 'round-end', 'both 0 1', 'two 0 1', 'mixed 0 1']);
});

test('passes since the tile before, and forced ones too', () => {
  const table = new Table(alone(3, awards(
    award('forced', 'play', ['actor'], { count: 'passes', since: 'tile', times: 10 }),
    award('stuck', 'pass', ['previous-seat'], 1, { when: { stuck: true, boneyard_dry: true } }),
  )));
  table.start(['6-6 6-1 0-0', '5-5', '4-4']).do(0, '6-6').do(1, 'pass');
  assert.deepEqual(table.told(), ['pass', 'stuck 0 1']);
  table.do(2, 'pass').do(0, '6-1', 0).expect({ scores: [21, 1, 0] });
});

test('points divided; odd points go first from the leader', () => {
  const several = { several: 'divided' };
  new Table(alone(3, awards(award('share', 'round-end', ['losers'], 5, several)))).start(
    ['1-0', '6-6', '5-5'],
  ).do(0, '1-0').expect({ scores: [0, 3, 2] });
});

test('the own seat of a side is the one that is named, else the winning seat', () => {
  const named = award('left', 'round-end', ['winner'], 100, { when: { hands: { whose: ['own-seat'], is: 0 } } });
  new Table(inPairs(awards(named))).start(['1-0', '6-6', '5-5', '4-4']).do(0, '1-0').expect({ scores: [100, 0] });
});

test('the match ends with one best side, or goes on', () => {
  const match = (more) => ({ match: { target: 10, ...more }, ...awards(award('won', 'out', ['winner'], 6)) });
  const played = (change, scores) =>
    new Table(alone(2, change)).start(['1-0', '6-6'], { scores }).do(0, '1-0').state;
  assert.equal(played(match({}), [3, 0]).status, 'round-over');
  assert.equal(played(match({}), [4, 0]).status, 'match-over');
  assert.equal(played(match({}), [4, 10]).status, 'round-over');
  assert.deepEqual(played(match({ tie: 'shared' }), [4, 10]).result.match_winners, [0, 1]);
  assert.deepEqual(played(match({ best: 'lowest' }), [4, 0]).result.match_winners, [1]);
  assert.deepEqual(played(match({ target: 'none', rounds: 1 }), [0, 0]).result.match_winners, [0]);
  assert.deepEqual(played(match({ target: 2, counting: 'rounds-won' }), [1, 0]).scores, [2, 0]);
});

const refereed = { mode: 'refereed' };
const foul = (breach, remedy, ends) => ({ fouls: { [breach]: { remedy, ends } } });
const fine = awards(award('fine', 'foul', ['opponents'], 10, { breach: ['illegal-tile', 'false-pass'] }));

test('an illegal tile is taken back, or stands', () => {
  const back = new Table(alone(2, fine)).start(['6-6 1-1', '5-0 2-2'], refereed).do(0, '6-6');
  back.do(1, '5-0', 0, 5).expect({ turn: 1, line: [{ tile: '6-6', seat: 0, end: null, out: null, lies: 'crosswise' }], scores: [10, 0] });
  assert.deepEqual(back.told(), ['foul', 'fine 0 10']);
  const stays = new Table(alone(2, { ...fine, ...foul('illegal-tile', 'stands', 'nothing') }));
  stays.start(['6-6 1-1', '5-0 2-2'], refereed).do(0, '6-6').do(1, '5-0', 0, 0);
  stays.expect({ turn: 0, ends: [{ end: 0, shows: [0] }, { end: 1, shows: [6] }], scores: [10, 0] });
  assert.deepEqual(stays.told(), ['foul', 'fine 0 10', 'play']);
});

test('a false pass that stands empties the circle', () => {
  const table = new Table(alone(2, foul('false-pass', 'stands', 'nothing')));
  table.start(['6-6 6-1', '5-0'], refereed).do(0, '6-6').do(1, 'pass').expect({ confirmed: [1] });
  table.do(0, 'pass').expect({ confirmed: [], status: 'playing', turn: 1 });
});

test('a foul loses the round, or makes it void', () => {
  const lost = new Table(inPairs({ ...fine, ...foul('false-pass', 'stands', 'round-lost') }));
  const deal = ['6-6 5-5', '6-1 6-3', '4-4', '3-3'];
  lost.start(deal, refereed).do(0, '6-6').do(1, 'pass').expect({
    scores: [10, 0], result: { ended: 'forfeit', seat: 1, winners: [0], winner: 2 },
  });
  const nil = new Table(inPairs({ ...fine, ...foul('false-pass', 'taken-back', 'round-void') }));
  nil.start(deal, refereed).do(0, '6-6').do(1, 'pass').expect({
    scores: [10, 0], result: { ended: 'void', seat: 1, winners: [], winner: null },
  });
});

test('a false call cannot stand; what is no breach is refused', () => {
  const table = new Table(alone(2, {
    ...foul('false-block', 'stands', 'nothing'), ...block({ established: 'called' }), draw: { when: 'when-stuck' },
  }));
  table.start(['6-6 1-1', '6-0 2-2'], { ...refereed, boneyard: '3-3' }).do(0, '6-6').do(1, 'call-block');
  assert.deepEqual(table.events, [{ event: 'foul', seat: 1, breach: 'false-block' }]);
  table.expect({ turn: 1 }).refuse('law/held', 1, '5-5', 0).do(1, 'draw').expect({ turn: 1, boneyard: 1 });
  assert.deepEqual(table.events, [{ event: 'foul', seat: 1, breach: 'drew-though-able' }]);
  table.refuse('join/by/equal', 1, '6-0', 0, 4);
});

test('rules come after awards', () => {
  const document = alone(2, {
    ...awards(award('seen', 'play', ['actor'], { count: 'boneyard', worth: 'one-each' })),
    draw: { when: 'when-stuck' },
    rules: [rule('gift', 'play', 'draws')],
  });
  const table = new Table(document).start(['6-6 1-1', '6-0'], { boneyard: '3-3 2-2' }).do(0, '6-6');
  assert.deepEqual(table.told(), ['play', 'seen 0 2', 'rule']);
});
