// SPDX-License-Identifier: CC0-1.0
// The pipe: replies, errors that change nothing, words that are not known.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { Conversation } from '../conversation.mjs';
import { Table, alone, matador, partnership } from './table.mjs';

const HELLO = {
  cmd: 'hello', protocol: [1], harness: { name: 'h', version: '1' }, suite: { version: '1', digest: 'sha256:0' },
};
const code = (conversation, request) => conversation.reply({ id: 1, ...request }).error?.code;

test('a whole conversation through the pipe, and exit status 0', async () => {
  const adapter = spawn(process.execPath, [fileURLToPath(new URL('../adapter.mjs', import.meta.url))]);
  let text = '';
  adapter.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const requests = [
    HELLO,
    { cmd: 'variant', variant: alone(2) },
    {
      cmd: 'start', game: 'g', mode: 'strict', deal: { hands: [['1-0'], ['2-2']], boneyard: [] },
      round: { number: 1, last: null, lots: [0] }, scores: [0, 0],
    },
    { cmd: 'legal', game: 'g' },
    { cmd: 'apply', game: 'g', action: { seat: 0, move: 'play', tile: '1-0' } },
    { cmd: 'bye' },
  ].map((request, index) => `${JSON.stringify({ id: index + 1, ...request })}\n`);
  const all = `nonsense\n${requests.join('')}`;
  adapter.stdin.write(all.slice(0, 777));
  adapter.stdin.write(all.slice(777));
  assert.deepEqual(await once(adapter, 'exit'), [0, null]);
  const replies = text.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(replies.map(({ id }) => id), [null, 1, 2, 3, 4, 5, 6]);
  assert.equal(replies[1].engine.language, 'JavaScript');
  assert.equal(replies[5].state.status, 'round-over');
  assert.deepEqual(replies[6], { id: 6, ok: true });
});

test('requests that are not well formed', () => {
  const conversation = new Conversation();
  assert.equal(code(conversation, { ...HELLO, more: 1 }), undefined);
  assert.equal(code(conversation, { ...HELLO, suite: {} }), 'bad_request');
  assert.equal(code(conversation, { ...HELLO, protocol: [2] }), 'unsupported');
  assert.equal(code(conversation, { cmd: 'dance' }), 'unsupported');
  assert.equal(code(conversation, { cmd: 'toString' }), 'unsupported');
  assert.equal(code(conversation, { cmd: 'legal' }), 'bad_request');
  assert.equal(code(conversation, { cmd: 'legal', game: 'g' }), 'unknown_game');
  conversation.reply({ id: 1, cmd: 'variant', variant: alone(2) });
  const act = (action) => code(conversation, { cmd: 'apply', game: 'g', action });
  assert.equal(act({ seat: 0, move: 'play' }), 'bad_request');
  assert.equal(act({ seat: 0, move: 'pass', tile: '1-0' }), 'bad_request');
  assert.equal(act({ seat: 0, move: 'play', tile: '01' }), 'bad_request');
  assert.equal(act({ seat: 0, move: 'play', tile: '1-0', end: null }), 'bad_request');
  assert.equal(act({ seat: 0, move: 'pass' }), 'unknown_game');
});

test('deals that cannot be started from', () => {
  const table = new Table(alone(2));
  const tried = (hands, more) => table.tryStart(hands, more).error?.code;
  assert.equal(tried(['1-0', '1-0']), 'bad_deal');
  assert.equal(tried(['1-0', '2-0'], { boneyard: '2-0' }), 'bad_deal');
  assert.equal(tried(['1-0', '7-0']), 'bad_deal');
  assert.equal(tried(['1-0', '0-2']), 'bad_deal');
  assert.equal(tried(['1-0', '2-0', '3-0']), 'bad_deal');
  assert.equal(tried(['1-0', '2-0'], { scores: [0] }), 'bad_request');
  assert.equal(tried(['1-0', '2-0'], { lots: [2] }), 'bad_request');
  assert.equal(tried(['1-0', '2-0']), undefined);
});

test('where nobody is found to lead the tiles are dealt again', () => {
  const { state } = new Table(alone(2)).tryStart(['1-0', '2-0'], { lots: [] });
  assert.deepEqual([state.status, state.leader, state.result.ended], ['round-over', null, 'redeal']);
  assert.deepEqual(state.result.next.round.last, null);
});

test('a deal cut from an order of all tiles', () => {
  const order = [...partnership().tables.tiles].reverse();
  const started = (document, deal) => new Table(document).ask('start', {
    game: 'g', mode: 'strict', deal, round: { number: 1, last: null, lots: [0] }, scores: [0, 0],
  });
  const { state } = started(alone(2), { order });
  assert.deepEqual(state.hands[0], ['6-0', '6-1', '6-2', '6-3', '6-4', '6-5', '6-6']);
  assert.deepEqual([state.hand_sizes, state.boneyard], [[7, 7], 14]);
  assert.equal(started(partnership(), { order }).state.boneyard, 0);
  assert.equal(started(alone(2), { order: order.slice(1) }).error.code, 'bad_deal');
  assert.equal(started(alone(2), { order, hands: [] }).error.code, 'bad_request');
});

test('words that are not known are named, all of them', () => {
  const lacks = (change) => {
    const reply = new Conversation().reply({ id: 1, cmd: 'variant', variant: matador(change) });
    return reply.unsupported?.features ?? reply.error?.code;
  };
  const points = { count: 'knocks', worth: 'value', minus: { count: 'hands', worth: 'triple' } };
  const future = {
    draw: { when: 'sometimes' },
    layout: { doubles: { spin: true } },
    trains: {},
    score: { awards: [{
      id: 'a', title: 'A', event: 'play', to: ['actor', 'dealer'], points, several: 'each', when: { moon: true },
    }] },
  };
  assert.deepEqual(lacks(future).sort(), [
    'draw/when/sometimes', 'general/condition/moon', 'general/quantity/count/knocks',
    'general/quantity/worth/triple', 'general/seats/dealer', 'layout/doubles/spin', 'trains',
  ]);
  assert.deepEqual(lacks({ dominospec: 2 }), ['dominospec/2']);
  assert.deepEqual(lacks({ draw: { reserve: 'half' } }), ['draw/reserve/half']);
  assert.equal(lacks({ draw: { reserve: 1.5 } }), 'bad_request');
  assert.equal(lacks({}), undefined);
});

test('a seat sees its own hand only, and the moves never tell more', () => {
  const table = new Table(partnership());
  table.start(['6-6 1-0', '6-5', '4-4', '3-3']).do(0, '6-6');
  const seen = table.ask('observe', { game: 'g', as: 1 }).state;
  assert.deepEqual(seen.hands, [null, ['6-5'], null, null]);
  assert.deepEqual(seen.hand_sizes, [1, 1, 1, 1]);
  assert.equal(table.ask('observe', { game: 'g', as: 4 }).error.code, 'bad_request');
});

test('a new variant forgets the games; a refusal does not', () => {
  const table = new Table(alone(2)).start(['1-0', '2-0']);
  assert.deepEqual(table.ask('variant', { variant: { ...alone(2), dominospec: 3 } }).unsupported.features, ['dominospec/3']);
  assert.equal(table.ask('legal', { game: 'g' }).actions.length, 1);
  table.ask('variant', { variant: alone(3) });
  assert.equal(table.ask('legal', { game: 'g' }).error.code, 'unknown_game');
});

test('moves are taken back to the start and no further', () => {
  const table = new Table(alone(2)).start(['1-0 2-1', '2-2 2-0']);
  const look = () => table.ask('observe', { game: 'g', as: 'all' }).state;
  const before = look();
  const seen = ['1-0', '2-0'].map((tile, seat) => {
    const [action] = table.ask('legal', { game: 'g' }).actions.filter((move) => move.tile === tile);
    assert.equal(action.seat, seat);
    return table.ask('apply', { game: 'g', action }).state;
  });
  assert.deepEqual(table.ask('undo', { game: 'g' }).state, seen[0]);
  assert.deepEqual(table.ask('undo', { game: 'g' }).state, before);
  assert.equal(table.ask('undo', { game: 'g' }).error.code, 'bad_request');
  assert.equal(table.ask('undo', { game: 'h' }).error.code, 'unknown_game');
});

test('a move is explained and not made', () => {
  const table = new Table(alone(2)).start(['1-0', '2-2']);
  const explain = (action) => table.ask('explain', { game: 'g', action });
  const before = table.ask('observe', { game: 'g', as: 'all' });
  assert.deepEqual(explain({ seat: 1, move: 'pass' }).rules, ['law/turn']);
  assert.equal(explain({ seat: 0, move: 'play', tile: '1-0' }).legal, true);
  assert.equal(explain({ seat: 0, move: 'dance' }).error.code, 'bad_request');
  assert.deepEqual(table.ask('observe', { game: 'g', as: 'all' }), before);
});
