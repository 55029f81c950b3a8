// SPDX-License-Identifier: CC0-1.0
// What comes before the first tile: hands that are dealt again, and the lead, offered seat by seat.
// `round.opening` says where this stands; a turn that `asks` waits for an answer.

import { holds } from './conditions.mjs';
import { among } from './game.mjs';
import { badDeal } from './deal.mjs';
import { event, seatScene } from './events.mjs';
import { happen } from './happen.mjs';
import { layTile } from './layout.mjs';
import { STEPS, stepsFor } from './leaders.mjs';
import { leadPlays } from './plays.mjs';
import { blocksAtOnce, drawsAreLeft } from './moves.mjs';
import { canTurn, layable } from './rows.mjs';
import { askingOrder, closer, fromSeat, isIn, putIntoHand } from './round.mjs';
import { finishRound } from './settlement.mjs';
import { blockEnding, concludeTurn, giveTurn, orderedEnding } from './turns.mjs';

/** A turn that waits for an answer; what was drawn in it stays known. */
function ask(round, seat, asks) {
  const drawn = round.turn !== null && round.turn.seat === seat ? round.turn.drawn : [];
  giveTurn(round, seat);
  round.turn.drawn = drawn;
  round.turn.asks = asks;
}

const dealAgain = (round, seat, log) => finishRound(round, { ended: 'redeal', seat, winner: null, winners: [] }, log);

/** The seats with which a row is tried: all, or the first of every side. */
function triedWith(round, { whose }) {
  const order = askingOrder(round);
  const { sides } = round.game;
  if (whose !== 'one-side') return order;
  return order.filter((seat, index) => order.findIndex((other) => sides[other] === sides[seat]) === index);
}

function winByHand(round, seat, log) {
  round.out.push(seat);
  finishRound(round, { ended: 'out', seat, winner: seat, winners: [round.game.sides[seat]], noTile: true }, log);
}

const THEN = {
  redeal: (round, seat, log) => dealAgain(round, seat, log),
  'may-redeal': (round, seat) => ask(round, seat, 'redeal'),
  'wins-round': winByHand,
};

/** Tries rows and seats from where the opening stands; afterwards the deal stands. */
function tryHands(round, log) {
  const { opening } = round;
  const rows = round.game.deal.redeal;
  for (; opening.row < rows.length; opening.row += 1, opening.place = 0) {
    const row = rows[opening.row];
    const seats = triedWith(round, row);
    while (opening.place < seats.length) {
      const seat = seats[opening.place];
      opening.place += 1;
      if (holds(row.when, seatScene(round, seat))) {
        THEN[row.then](round, seat, log);
        return;
      }
    }
  }
  dealStands(round, log);
}

function dealStands(round, log) {
  for (const seat of askingOrder(round)) {
    if (happen(round, [event(round, 'deal', seat, null)], log)) return;
    const ending = orderedEnding(round);
    if (ending !== null) {
      finishRound(round, ending, log);
      return;
    }
  }
  nextStep(round, log);
}

/** Tries the next step of the list; without one the tiles are dealt again. */
function nextStep(round, log) {
  const { opening } = round;
  const steps = stepsFor(round);
  round.leader = null;
  for (;;) {
    opening.step += 1;
    const step = steps[opening.step];
    if (step === undefined || step.by === 'redeal') {
      dealAgain(round, closer(round), log);
      return;
    }
    const found = STEPS[step.by](round, step, log);
    if (found !== null) {
      Object.assign(opening, { found, offers: offersOf(round, step, found.seat), place: 0, declined: [] });
      offer(round, log);
      return;
    }
  }
}

/** The seats to which the lead is offered, the one found first. */
function offersOf(round, step, seat) {
  const order = fromSeat(round, seat).filter((other) => isIn(round, other));
  if (step.leads === 'its-side') {
    return order.filter((other) => round.game.sides[other] === round.game.sides[seat]);
  }
  const passesOn = step.refuse === 'next-seat' || ['next-seat', 'pass', 'draw-or-pass'].includes(step.lacking);
  return passesOn ? order : [seat];
}

const stepOf = (round) => stepsFor(round)[round.opening.step];
const tableLays = ({ lays }) => lays === 'turned-up-tile' || lays === 'set-out-tile';

/** Whether a seat holds none of the tiles with which the round may begin. */
function lacks(round, step, seat) {
  const isFound = step.lays === 'that-tile' && seat === round.opening.found.seat;
  return !isFound && !tableLays(step) && !round.hands[seat].some((tile) => among(step.from).has(tile));
}

const mayRefuse = (round, step) => step.refuse !== 'not-allowed'
  || (step.leads === 'its-side' && round.opening.offers.length > 1);

const LACKING = {
  'next-step': nextStep,
  'next-seat': (round, log) => offerNext(round, log),
  pass: (round) => ask(round, offered(round), 'pass'),
  'draw-or-pass': (round) => {
    ask(round, offered(round), 'draw');
    if (!drawsAreLeft(round, round.turn)) round.turn.asks = 'pass';
  },
};

const offered = ({ opening }) => opening.offers[opening.place];

/** Offers the lead to the seat that is next, or looks what follows when all have been asked. */
function offer(round, log) {
  const step = stepOf(round);
  const seat = offered(round);
  if (seat === undefined) {
    const [first] = round.opening.declined;
    if (first !== undefined && step.all_refused === 'first-must') lead(round, first, log);
    else nextStep(round, log);
  } else if (lacks(round, step, seat) && LACKING[step.lacking] !== undefined) LACKING[step.lacking](round, log);
  else if (mayRefuse(round, step)) ask(round, seat, 'offer');
  else lead(round, seat, log);
}

function offerNext(round, log) {
  round.opening.place += 1;
  offer(round, log);
}

/** A seat leads: what is left over is its own, and a tile is laid, by it or by the table. */
function lead(round, seat, log) {
  const step = stepOf(round);
  round.leader = seat;
  if (round.game.deal.rest === 'to-the-leader') {
    putIntoHand(round, seat, round.boneyard);
    round.boneyard = [];
  }
  if (!round.game.hasHub) giveTurn(round, seat);
  else if (tableLays(step)) layByTable(round, step, seat, log);
  else {
    ask(round, seat, 'lead');
    if (round.hands[seat].length === 0) throw badDeal('the leader has no tile to lead');
  }
}

/** The tile that the table lays, out of the boneyard or set out; null if there is none. */
function tableTile(round, step) {
  if (step.lays === 'set-out-tile') return round.game.sequenceTile(round.number);
  const index = round.boneyard.findIndex((tile) => among(step.from).has(tile));
  if (index === -1) return null;
  const under = round.boneyard.slice(0, index);
  const [tile, ...rest] = round.boneyard.slice(index);
  round.boneyard = [...rest, ...under];
  return tile;
}

function layByTable(round, step, seat, log) {
  const tile = tableTile(round, step);
  if (tile === null) {
    nextStep(round, log);
    return;
  }
  round.turn = null;
  layTile(round, { seat: null, tile });
  log.push({ event: 'play', seat: null, tile, end: null, out: round.line[0].out });
  giveTurn(round, seat);
  if (blocksAtOnce(round)) finishRound(round, blockEnding(round), log);
}

/** The tiles that the leader may lay, and whether it must draw first. */
export function leadTiles(round) {
  const step = stepOf(round);
  const { found } = round.opening;
  const hand = round.game.inRows ? layable(round, round.turn) : round.hands[round.leader];
  if (step.lays === 'that-tile' && round.leader === found.seat) {
    return { tiles: hand.filter((tile) => tile === found.tile || among(step.or_lays).has(tile)), draws: false };
  }
  const fitting = hand.filter((tile) => among(step.from).has(tile));
  const draws = fitting.length === 0 && step.lacking === 'draw' && round.boneyard.length > round.game.draw.reserve;
  return { tiles: fitting.length > 0 ? fitting : hand, draws };
}

const moves = (...names) => ({ turn: { seat } }) => names.map((move) => ({ seat, move }));

const ASKS = {
  redeal: moves('redeal', 'decline'),
  offer: moves('lead', 'decline'),
  pass: moves('pass'),
  draw: moves('draw'),
  claim: moves('claim', 'decline'),
  lead: (round) => {
    if (canTurn(round)) return moves('turn')(round);
    const { tiles, draws } = leadTiles(round);
    return draws ? moves('draw')(round) : leadPlays(round, tiles);
  },
};

/** The moves of a seat that is asked something before the first tile. */
export const asksFor = (round) => ASKS[round.turn.asks](round);

/** What a seat answers: redeal, lead or decline. */
export function answerOpening(round, { seat, move }, log) {
  log.push({ event: move, seat });
  const { asks } = round.turn;
  if (move === 'redeal') dealAgain(round, seat, log);
  else if (move === 'lead') lead(round, seat, log);
  else if (asks === 'redeal') tryHands(round, log);
  else if (stepOf(round).refuse === 'next-step') nextStep(round, log);
  else {
    round.opening.declined.push(seat);
    offerNext(round, log);
  }
}

/** A seat that could not lead passes; the lead is offered to the next. */
export function passInOpening(round, log) {
  const { seat } = round.turn;
  log.push({ event: 'pass', seat, stuck: true });
  if (happen(round, [event(round, 'pass', seat, null, { stuck: true })], log)) return;
  if (!concludeTurn(round, log)) offerNext(round, log);
}

/** After a draw the seat leads, if it can, or draws on; unless a rule has ended this. */
export function drawInOpening(round, log) {
  if (!isIn(round, round.turn.seat) || orderedEnding(round) !== null) {
    if (!concludeTurn(round, log)) offerNext(round, log);
  } else if (round.turn.asks === 'draw') offer(round, log);
}

/** Begins with the hands. */
export function open(round, log) {
  round.opening = { row: 0, place: 0, step: -1, found: null, offers: [], declined: [] };
  tryHands(round, log);
}
