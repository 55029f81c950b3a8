// SPDX-License-Identifier: CC0-1.0
// Steps of the lead chapter: whom each of them finds.

import { askingOrder, fromSeat, putIntoHand, seatAfter } from './round.mjs';

/** The first seat in the order of asking that holds a tile. */
function holder(round, tile) {
  const seat = askingOrder(round).find((asked) => round.hands[asked].includes(tile));
  return seat === undefined ? null : { seat, tile };
}

/** The best tile in any hand; `weight` gives what is compared first, then what decides. */
function holderOfBest(round, tiles, weight) {
  if (tiles.length === 0) return null;
  const better = (a, b) => {
    const [first, second] = [weight(a), weight(b)];
    return second[0] > first[0] || (second[0] === first[0] && second[1] > first[1]) ? b : a;
  };
  return holder(round, tiles.reduce(better));
}

/** The tiles in all hands that a step looks at. */
const held = (round, { seeks }) => round.hands.flat().filter((tile) => seeks === undefined || seeks.includes(tile));
const doublesHeld = (round, step) => held(round, step).filter((tile) => round.game.isDouble(tile));
const weight = (round, sign) => (tile) => [sign * round.game.pips(tile), sign * round.game.halves.get(tile)[0]];
const found = (seat) => (seat === null || seat === undefined ? null : { seat, tile: null });

/** Seats draw in order until one draws what is sought. */
function allDraw(round, step, log) {
  const order = askingOrder(round);
  const seeks = step.seeks ?? [round.game.sequenceTile(round.number)];
  for (let turn = 0; round.boneyard.length > 0; turn += 1) {
    const seat = order[turn % order.length];
    const tile = round.boneyard.shift();
    putIntoHand(round, seat, [tile]);
    round.drawnInRound[seat] += 1;
    log.push({ event: 'draw', seat, tile });
    if (seeks.includes(tile)) return { seat, tile };
  }
  return null;
}

const winnersSeats = ({ game, last }) =>
  (last === null || last.winner === null ? [] : game.seatsOf(game.sides[last.winner]));

const AMONG = {
  everyone: ({ game }) => game.everyone,
  'winning-side': winnersSeats,
  'losing-side': (round) => {
    const winners = winnersSeats(round);
    return winners.length === 0 ? [] : round.game.everyone.filter((seat) => !winners.includes(seat));
  },
};

function lot(round, { among }) {
  const taking = AMONG[among ?? 'everyone'](round);
  if (round.lots.length === 0 || taking.length === 0) return null;
  return found(fromSeat(round, round.lots.shift()).find((seat) => taking.includes(seat)));
}

function mostPips(round) {
  if (!round.last?.pips) return null;
  const most = Math.max(...round.last.pips);
  return askingOrder(round).find((seat) => round.last.pips[seat] === most);
}

const WHO = {
  leader: ({ last }) => last?.leader,
  winner: ({ last }) => last?.winner,
  'last-layer': ({ last }) => last?.closer,
  'most-pips': mostPips,
};

function shifted(round, seat, places) {
  return seat === null || seat === undefined ? null : found(seatAfter(round, seat, places));
}

function losingSide(round) {
  const winners = winnersSeats(round);
  if (winners.length === 0) return null;
  return found(fromSeat(round, round.last.winner).find((seat) => !winners.includes(seat)));
}

/** @type {Object<string, function(object, object, object[]): {seat: number, tile: string|null}|null>} */
export const STEPS = {
  'highest-double': (round, step) => holderOfBest(round, doublesHeld(round, step), weight(round, 1)),
  'lowest-double': (round, step) => holderOfBest(round, doublesHeld(round, step), weight(round, -1)),
  'heaviest-tile': (round, step) => holderOfBest(round, held(round, step), weight(round, 1)),
  'lightest-tile': (round, step) => holderOfBest(round, held(round, step), weight(round, -1)),
  'holder-of': (round, step) => holder(round, step.tile),
  'sequence-tile': (round) => holder(round, round.game.sequenceTile(round.number)),
  'all-draw': allDraw,
  lot,
  seat: (round, { who, shift }) => shifted(round, WHO[who](round), shift),
  winner: ({ last }) => found(last?.winner),
  'next-in-turn': (round) => shifted(round, round.last?.leader, 1),
  'same-leader': ({ last }) => found(last?.leader),
  'last-layer': ({ last }) => found(last?.closer),
  'next-to-last-layer': (round) => shifted(round, round.last?.closer, 1),
  'most-pips': (round) => found(mostPips(round)),
  'winning-side': ({ last }) => found(last?.winner),
  'losing-side': losingSide,
};

/** The list of steps of a round. */
export function stepsFor({ game: { lead }, last }) {
  if (last === null) return lead.first;
  if (last.winner === null) return lead.after_tie;
  return last.ended === 'block' ? lead.after_block : lead.later;
}
