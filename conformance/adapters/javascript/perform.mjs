// SPDX-License-Identifier: CC0-1.0
// Moves are carried out here, also those that were a breach and stand.

import { carryOutAwards, carryOutRules, event, newGroup } from './awards.mjs';
import { judgeBlock, judgeForfeit, judgeOut, judgeVoid } from './block.mjs';
import { among } from './game.mjs';
import { canPlay, fitsAnywhere, isBlocked, openTo } from './moves.mjs';
import { closer, freshTurn, isDry, seatAfter, takeFromBoneyard } from './round.mjs';
import { finishRound } from './settlement.mjs';

/** Gives the turn to a seat, or to the next one that does not lose it. */
function beginTurn(round, candidate) {
  let seat = candidate;
  while (round.skips[seat] > 0) {
    round.skips[seat] -= 1;
    seat = seatAfter(round, seat);
  }
  round.turn = freshTurn(seat);
}

function turnRoundIfDue(round) {
  if (round.turnsRound) round.direction = -round.direction;
  round.turnsRound = false;
}

function endTurn(round) {
  turnRoundIfDue(round);
  beginTurn(round, seatAfter(round, round.turn.seat));
}

const endByBlock = (round, log) => finishRound(round, judgeBlock(round), closer(round), log);

/** It is looked after plays and draws. Where a special rule takes the last tile, the passes show it. */
function blocksAtOnce(round) {
  return round.game.finish.block.established === 'at-once' && isBlocked(round);
}

/** The awards of an event, then its rules. */
function happen(round, what, log) {
  const group = newGroup(round);
  carryOutAwards(round, group, what, log);
  carryOutRules(round, group, what, log);
}

/** The event foul with its awards, then what it ends. */
export function judgeFoul(round, seat, breach, log) {
  log.push({ event: 'foul', seat, breach });
  carryOutAwards(round, newGroup(round), event(round, 'foul', seat, { breach }), log);
  const { ends } = round.game.fouls[breach];
  if (ends === 'round-lost') finishRound(round, judgeForfeit(round, seat), seat, log);
  if (ends === 'round-void') finishRound(round, judgeVoid(round), seat, log);
}

function endsAfterLead(round, tile) {
  const [high, low] = round.game.halves.get(tile);
  return [{ end: 0, shows: [high] }, { end: 1, shows: [low] }];
}

function shownBy(round, tile, out) {
  if (out !== 'across') return [out];
  return [...new Set(round.game.halves.get(tile))].sort((a, b) => a - b);
}

const liesCrosswise = ({ game }, tile, out) =>
  (game.isDouble(tile) ? game.layout.doubles.lie === 'crosswise' : out === 'across');

/** Lays the tile and returns the event. What it could have joined is looked at before. */
function lay(round, { seat, tile, end, out }) {
  const leads = round.line.length === 0;
  const what = event(round, 'play', seat, { tile, ...fitting(round, tile), drawn: round.turn.drawn.includes(tile) });
  round.ends = leads
    ? endsAfterLead(round, tile)
    : round.ends.map((old) => (old.end === end ? { end, shows: shownBy(round, tile, out) } : old));
  round.hands[seat] = round.hands[seat].filter((held) => held !== tile);
  const lies = liesCrosswise(round, tile, out) ? 'crosswise' : 'lengthwise';
  round.line.push({ tile, seat, end: leads ? null : end, out: leads ? null : out, lies });
  round.last = { tile, fits: what.fits, numbers: what.numbers };
  round.passes = 0;
  round.circle = [];
  return what;
}

/** At how many ends a tile could be laid, and how many different numbers the ends show. */
function fitting(round, tile) {
  return {
    fits: round.ends.filter((end) => fitsAnywhere(round, tile, [end])).length,
    numbers: new Set(round.ends.flatMap(({ shows }) => shows)).size,
  };
}

/** What the rows of `turn.again` grant after a tile: a new turn, ends for one more play, or null. */
function granted(round, tile, end) {
  const rows = round.game.turn.again.filter((row) => among(row.tile).has(tile));
  if (rows.length === 0) return null;
  if (rows.some(({ gives }) => gives === 'new-turn')) return { newTurn: true, ends: [] };
  const arms = round.ends.map((open) => open.end);
  const anywhere = rows.some(({ at }) => at === 'anywhere');
  return { newTurn: false, ends: anywhere || end === null ? arms : [end] };
}

function goOnOrEnd(round, { seat, tile, end }) {
  const grant = granted(round, tile, end);
  if (grant?.newTurn) {
    turnRoundIfDue(round);
    beginTurn(round, seat);
    return;
  }
  round.turn.granted = grant?.ends ?? null;
  if (grant === null || !canPlay(round, seat, openTo(round))) endTurn(round);
}

function play(round, move, log) {
  const what = lay(round, move);
  const { seat, tile, end, out } = round.line.at(-1);
  log.push({ event: 'play', seat, tile, end, out });
  happen(round, what, log);
  if (round.hands[seat].length === 0) finishRound(round, judgeOut(round, seat), seat, log);
  else if (blocksAtOnce(round)) endByBlock(round, log);
  else goOnOrEnd(round, { seat, tile, end });
}

function draw(round, { seat }, log) {
  const [tile] = takeFromBoneyard(round, seat, 1);
  round.turn.drawn.push(tile);
  log.push({ event: 'draw', seat, tile });
  happen(round, event(round, 'draw', seat, { tile }), log);
  if (blocksAtOnce(round)) {
    endByBlock(round, log);
    return;
  }
  const enough = round.turn.drawn.length >= round.game.most || canPlay(round, seat);
  if (round.game.draw.drawn === 'ends-the-turn' && enough) endTurn(round);
}

/** A stuck pass at a dry boneyard joins the circle; any other pass empties it. */
function pass(round, { seat }, log) {
  const stuck = !canPlay(round, seat);
  round.passes += 1;
  round.passesInRound += 1;
  if (!stuck || !isDry(round)) round.circle = [];
  else if (!round.circle.includes(seat)) round.circle.push(seat);
  log.push({ event: 'pass', seat, stuck });
  happen(round, event(round, 'pass', seat, { stuck }), log);
  if (round.circle.length === round.game.players) endByBlock(round, log);
  else endTurn(round);
}

function call(round, { seat }, log) {
  log.push({ event: 'call-block', seat });
  endByBlock(round, log);
}

function stop(round, { seat }, log) {
  log.push({ event: 'stop', seat });
  endTurn(round);
}

const PERFORM = new Map(Object.entries({ play, draw, pass, stop, 'call-block': call }));

/** Carries out a move. */
export const perform = (round, move, log) => PERFORM.get(move.move)(round, move, log);
