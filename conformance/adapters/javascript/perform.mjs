// SPDX-License-Identifier: CC0-1.0
// Moves are carried out here, also those that were a breach and stand.

import { among } from './game.mjs';
import { claimed, waitForClaim } from './claims.mjs';
import { holds } from './conditions.mjs';
import { endAt } from './ends.mjs';
import { event, tableScene } from './events.mjs';
import { addsUp, happen, isOver } from './happen.mjs';
import { judgeForfeit } from './block.mjs';
import { layTile } from './layout.mjs';
import { say } from './declares.mjs';
import { answerOpening, drawInOpening, passInOpening } from './opening.mjs';
import { goOut } from './out.mjs';
import { armOf, isStuck, playsOf } from './plays.mjs';
import { blocksAtOnce, isLimitedInRound } from './moves.mjs';
import { bringToFront, forgetTurned, isTurnedInVain, putBack, turnFront } from './rows.mjs';
import { emptyCircle, isDry, isIn, putIntoHand, takeFromBoneyard, takeFromHand } from './round.mjs';
import { leave } from './rules.mjs';
import { finishRound } from './settlement.mjs';
import { setMarkers, takeMarkerOff } from './trains.mjs';
import { circleIsFull, endTurn, orderedEnding } from './turns.mjs';

/** The event foul with its awards and rules, tiles drawn for it, then what it ends; else the tile may lie open. */
export function judgeFoul(round, { seat, tile }, breach, log) {
  log.push({ event: 'foul', seat, breach });
  if (happen(round, [event(round, 'foul', seat, null, { breach })], log)) return;
  const { draws, ends, remedy } = round.game.fouls[breach];
  takeFromBoneyard(round, seat, draws);
  if (ends === 'round-void') finishRound(round, { ended: 'void', seat, winner: null, winners: [] }, log);
  else if (ends !== 'nothing') {
    const ending = { ...judgeForfeit(round, seat), seat };
    if (ends === 'match-lost') round.matchOrder = { winners: ending.winners };
    finishRound(round, ending, log);
  } else if (remedy === 'exposed') round.exposed = [...round.exposed, { seat, tile }];
}

/** Lays the tile of a move; the turn counts it unless it was granted. */
function lay(round, move, log) {
  const { seat, tile, end = null } = move;
  const { turn } = round;
  takeMarkerOff(round, seat, end === null ? null : endAt(round, end));
  if (turn.granted === null && !round.game.inRows) turn.counted.push(armOf(round, end));
  turn.granted = null;
  turn.pledged = [];
  forgetTurned(round);
  turn.asks = null;
  takeFromHand(round, seat, tile);
  const passes = [...round.passes];
  const index = layTile(round, move);
  turn.laid.push(index);
  round.passes = [];
  round.pointsOfPlay = round.scores.map(() => 0);
  emptyCircle(round);
  const laid = round.line[index];
  log.push({ event: 'play', seat, tile, end: laid.end, out: laid.out });
  const names = index === 0 ? ['lead', 'play'] : ['play'];
  return names.map((name) => event(round, name, seat, index, { passes }));
}

const STRENGTH = ['new-turn', 'must-play', 'play-if-able', 'may-play'];

/** The rows of `turn.again` that fire after a play. */
function firing(round, events) {
  const { turn } = round;
  const what = events.at(-1);
  return round.game.turn.again.filter((row) => events.some(({ name }) => name === row.event)
    && among(row.tile).has(what.tile)
    && (row.drawn === 'counts' || !round.line[what.laid].drawn)
    && (row.times === 'unlimited' || (turn.fired[row.id] ?? 0) < row.times)
    && holds(row.when, tableScene(round, what)));
}

/** What the turn goes on with after a play; the strongest row holds. */
function goOn(round, events, log) {
  const { turn, game } = round;
  if (game.inRows) {
    if (game.turn.row.goes_on === 'one-tile') endTurn(round, log);
    return;
  }
  const rows = firing(round, events);
  for (const { id } of rows) turn.fired[id] = (turn.fired[id] ?? 0) + 1;
  const gives = STRENGTH.find((word) => rows.some((row) => row.gives === word));
  if (gives === 'new-turn') {
    endTurn(round, log, { newTurn: true });
    return;
  }
  if (gives !== undefined) {
    turn.granted = { gives, rows: rows.map(({ id }) => id) };
    if (gives === 'must-play' || playsOf(round, turn).length > 0) return;
    turn.granted = null;
  }
  if (playsOf(round, turn).length === 0) endTurn(round, log);
}

/** Whether the seat of the turn, or the round, is through with what has happened in it. */
const isThrough = (round) => !isIn(round, round.turn.seat) || orderedEnding(round) !== null;

function play(round, move, log) {
  const events = lay(round, move, log);
  const judged = !addsUp(round);
  if (happen(round, events, log, { judged })) return;
  if (round.claims === null) proceed(round, events, log);
  else waitForClaim(round, events);
}

/** What follows from a tile. */
function proceed(round, events, log) {
  goOut(round, events.at(-1));
  if (isThrough(round)) endTurn(round, log);
  else if (blocksAtOnce(round)) endTurn(round, log, { blocked: true });
  else if (!(addsUp(round) && isOver(round, events[0].actor, log))) goOn(round, events, log);
}

function draw(round, { seat }, log) {
  const { turn, game } = round;
  const toFront = game.inRows && game.turn.row.drawn === 'to-front';
  if (toFront) putBack(round);
  const tile = round.boneyard.shift();
  putIntoHand(round, seat, [tile]);
  emptyCircle(round);
  turn.drawn.push(tile);
  round.drawnInRound[seat] += 1;
  log.push({ event: 'draw', seat, tile });
  if (toFront) bringToFront(round, tile, log);
  if (happen(round, [event(round, 'draw', seat, null, { tile })], log)) return;
  if (turn.asks !== null) drawInOpening(round, log);
  else if (isThrough(round)) endTurn(round, log);
  else if (blocksAtOnce(round)) endTurn(round, log, { blocked: true });
  else {
    const enough = turn.drawn.length >= game.most || isLimitedInRound(round, seat) || !isStuck(round);
    if (game.draw.drawn === 'ends-the-turn' && enough) endTurn(round, log);
  }
}

/** Whether a pass joins the circle; any other pass empties it. */
function joinsCircle(round, stuck) {
  const { game, turn } = round;
  if (game.pass.when === 'at-will') return true;
  if (!isTurnedInVain(round)) return false;
  if (!stuck || isDry(round)) return stuck;
  return turn.drawn.length === 0 && (game.draw.when === 'may-when-stuck' || isLimitedInRound(round, turn.seat));
}

function countPass(round, seat) {
  round.passes = [...round.passes, seat];
  round.passesInRound[seat] += 1;
}

function pass(round, { seat }, log, { legal = true } = {}) {
  const stuck = round.turn.asks !== null || isStuck(round);
  countPass(round, seat);
  if (round.turn.asks !== null) {
    passInOpening(round, log);
    return;
  }
  if (round.game.inRows) putBack(round);
  if (!legal || !joinsCircle(round, stuck)) emptyCircle(round);
  else if (!round.circle.includes(seat)) round.circle.push(seat);
  if (round.game.pass.passer === 'leaves-the-round') leave(round, [seat]);
  if (round.game.pass.passer === 'marks-own-train') setMarkers(round, [seat], true);
  log.push({ event: 'pass', seat, stuck });
  const completes = circleIsFull(round);
  if (happen(round, [event(round, 'pass', seat, null, { stuck, completes })], log)) return;
  endTurn(round, log, { passed: true });
}

/** A tile is put away, and the seat passes. */
function discard(round, { seat, tile }, log) {
  emptyCircle(round);
  log.push({ event: 'discard', seat, tile });
  const stuck = isStuck(round);
  takeFromHand(round, seat, tile);
  round.discards[seat] = round.game.sorted([...round.discards[seat], tile]);
  pass(round, { seat }, log, { stuck });
}

function call(round, { seat }, log) {
  log.push({ event: 'call-block', seat });
  endTurn(round, log, { blocked: true });
}

/** Points are claimed, or left; what follows from the tile comes after that. */
function answerClaim(round, move, log) {
  const { events } = round.claims;
  if (claimed(round, move, log) || events === null) return;
  proceed(round, events, log);
}

const decline = (round, move, log) =>
  (round.turn.asks === 'claim' ? answerClaim(round, move, log) : answerOpening(round, move, log));

/** Something is said; where it takes the turn, the turn ends, and that is no pass. */
function declare(round, action, log) {
  const { seat, declaration } = action;
  const row = say(round, action);
  log.push({ event: 'declare', seat, declaration });
  if (happen(round, [event(round, 'declare', seat, null)], log)) return;
  if (isThrough(round)) endTurn(round, log);
  else if (blocksAtOnce(round)) endTurn(round, log, { blocked: true });
  else if (row.with === 'turn') endTurn(round, log);
}

function stop(round, { seat }, log) {
  log.push({ event: 'stop', seat });
  endTurn(round, log);
}

const PERFORM = {
  play, draw, pass, discard, stop, 'call-block': call, declare,
  turn: (round, move, log) => turnFront(round, log),
  redeal: answerOpening, lead: answerOpening, decline, claim: answerClaim,
};

/** Carries out a move. */
export function perform(round, move, log, how) {
  if (round.turn.asks !== 'claim' && move.move !== 'claim') round.claims = null;
  PERFORM[move.move](round, move, log, how);
}
