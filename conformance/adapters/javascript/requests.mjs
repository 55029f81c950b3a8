// SPDX-License-Identifier: CC0-1.0
// The shape of requests. Keys that the protocol does not know are ignored; a key that is missing, or
// has a value of another kind, makes a bad request.

import { misunderstood } from './refusal.mjs';

const TILE = /^(0|[1-9]|1[0-9]|2[01])-(0|[1-9]|1[0-9]|2[01])$/;

function ensure(holds, what) {
  if (!holds) throw misunderstood(`bad value: ${what}`);
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && value >= 0 && value <= most;
const isText = (value) => typeof value === 'string' && value !== '';
const isTile = (value) => typeof value === 'string' && TILE.test(value);

function record(value, what, required) {
  ensure(isRecord(value), what);
  for (const key of required) ensure(Object.hasOwn(value, key), `${what}.${key} is missing`);
}

function list(value, what, each) {
  ensure(Array.isArray(value), what);
  ensure(value.every(each), what);
}

function hello(request) {
  record(request, 'hello', ['id', 'cmd', 'protocol', 'harness', 'suite']);
  list(request.protocol, 'protocol', (version) => isCount(version) && version >= 1);
  record(request.harness, 'harness', ['name', 'version']);
  record(request.suite, 'suite', ['version', 'digest']);
  const { harness, suite } = request;
  for (const text of [harness.name, harness.version, suite.version, suite.digest]) ensure(isText(text), 'hello');
}

function variant(request) {
  record(request, 'variant', ['id', 'cmd', 'variant']);
  ensure(isRecord(request.variant), 'variant');
}

/** A tile given too often is a bad deal, not a bad request. */
function start(request) {
  record(request, 'start', ['id', 'cmd', 'game', 'mode', 'deal', 'round', 'scores']);
  ensure(isText(request.game), 'game');
  ensure(['strict', 'refereed'].includes(request.mode), 'mode');
  deal(request.deal);
  round(request.round);
  list(request.scores, 'scores', Number.isSafeInteger);
}

/** Hands and a boneyard, or an order of all tiles. */
function deal(value) {
  ensure(isRecord(value), 'deal');
  if (Object.hasOwn(value, 'order')) {
    list(value.order, 'order', isTile);
    ensure(!Object.hasOwn(value, 'hands') && !Object.hasOwn(value, 'boneyard'), 'deal');
    return;
  }
  record(value, 'deal', ['hands', 'boneyard']);
  list(value.hands, 'hands', Array.isArray);
  for (const hand of value.hands) list(hand, 'hands', isTile);
  list(value.boneyard, 'boneyard', isTile);
}

const ENDINGS = ['out', 'block', 'stopped', 'forfeit', 'void', 'replay', 'redeal'];

function round(value) {
  record(value, 'round', ['number', 'last', 'lots']);
  ensure(isCount(value.number) && value.number >= 1, 'round.number');
  list(value.lots, 'round.lots', (seat) => isCount(seat, 11));
  if (value.last === null) return;
  record(value.last, 'round.last', ['leader', 'closer', 'winner', 'ended']);
  ensure(isCount(value.last.leader, 11), 'round.last.leader');
  ensure(isCount(value.last.closer, 11), 'round.last.closer');
  ensure(value.last.winner === null || isCount(value.last.winner, 11), 'round.last.winner');
  ensure(ENDINGS.includes(value.last.ended), 'round.last.ended');
}

const legal = (request) => gameOf(request, 'legal');
const undo = (request) => gameOf(request, 'undo');

function gameOf(request, command) {
  record(request, command, ['id', 'cmd', 'game']);
  ensure(isText(request.game), 'game');
}

const MOVES = ['draw', 'pass', 'stop', 'call-block', 'redeal', 'lead', 'decline', 'claim', 'turn'];

function without(action, ...keys) {
  for (const key of keys) ensure(!Object.hasOwn(action, key), `action.${key}`);
}

const apply = (request) => move(request, 'apply');
const explain = (request) => move(request, 'explain');

function move(request, command) {
  record(request, command, ['id', 'cmd', 'game', 'action']);
  ensure(isText(request.game), 'game');
  const { action } = request;
  ensure(isRecord(action), 'action');
  if (action.move === 'play') {
    record(action, 'action', ['seat', 'move', 'tile']);
    ensure(isTile(action.tile), 'action.tile');
    ensure(!Object.hasOwn(action, 'end') || isCount(action.end), 'action.end');
    ensure(!Object.hasOwn(action, 'out') || action.out === 'across' || isCount(action.out, 21), 'action.out');
  } else if (action.move === 'discard') {
    record(action, 'action', ['seat', 'move', 'tile']);
    ensure(isTile(action.tile), 'action.tile');
    without(action, 'end', 'out');
  } else if (action.move === 'declare') {
    record(action, 'action', ['seat', 'move', 'declaration']);
    ensure(isText(action.declaration), 'action.declaration');
    without(action, 'tile', 'end', 'out');
  } else {
    record(action, 'action', ['seat', 'move']);
    without(action, 'tile', 'end', 'out');
    ensure(MOVES.includes(action.move), 'action.move');
  }
  if (action.move !== 'declare') without(action, 'declaration');
  ensure(isCount(action.seat, 11), 'action.seat');
}

function observe(request) {
  record(request, 'observe', ['id', 'cmd', 'game', 'as']);
  ensure(isText(request.game), 'game');
  ensure(request.as === 'all' || isCount(request.as, 11), 'as');
}

function perft(request) {
  record(request, 'perft', ['id', 'cmd', 'game', 'depth', 'cap']);
  ensure(isText(request.game), 'game');
  ensure(isCount(request.depth) && request.depth >= 1, 'depth');
  ensure(isCount(request.cap) && request.cap >= 1, 'cap');
}

function bye(request) {
  record(request, 'bye', ['id', 'cmd']);
}

const SHAPES = new Map(Object.entries({ hello, variant, start, legal, apply, observe, perft, undo, explain, bye }));

/** The command of a request that is well formed; null for a command that nobody knows. */
export function checkRequest(request) {
  ensure(isText(request.cmd), 'cmd');
  const shape = SHAPES.get(request.cmd);
  if (shape === undefined) return null;
  shape(request);
  return request.cmd;
}
