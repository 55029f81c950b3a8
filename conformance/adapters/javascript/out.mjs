// SPDX-License-Identifier: CC0-1.0
// Going out: who is out, when that ends the round, and who has won it then.

import { judgeBlock, together } from './block.mjs';
import { holds } from './conditions.mjs';
import { tableScene } from './events.mjs';
import { fromSeat, isIn, leaderOf, seatsIn } from './round.mjs';

/** A seat with an empty hand is out if the condition holds for it; at the end of a turn there is no tile. */
export function goOut(round, what) {
  const seat = what.actor;
  if (round.hands[seat].length > 0 || !isIn(round, seat)) return;
  if (holds(round.game.finish.out.when, tableScene(round, what))) round.out.push(seat);
}

const sideOut = (round) => round.game.bySide.findIndex((seats) => seats.every((seat) => round.out.includes(seat)));

const ENDS = {
  'one-seat': (round) => round.out.length >= 1,
  'whole-side': (round) => sideOut(round) !== -1,
  'all-but-one': (round) => round.out.length >= round.game.players - round.left.length - 1,
  all: (round) => round.out.length >= round.game.players - round.left.length,
};

const isMet = (round) => {
  const { ends_round: wanted } = round.game.finish.out;
  return typeof wanted === 'number' ? round.out.length >= wanted : ENDS[wanted](round);
};

/** Of the sides with seats still in, those with the fewest seats out; the first seat in of one of them. */
function lastIn(round) {
  const inside = seatsIn(round);
  if (inside.length === 0) return lastOut(round);
  const sides = [...new Set(inside.map((seat) => round.game.sides[seat]))];
  const outOf = (side) => round.game.seatsOf(side).filter((seat) => round.out.includes(seat)).length;
  const fewest = Math.min(...sides.map(outOf));
  const winners = sides.filter((side) => outOf(side) === fewest).sort((a, b) => a - b);
  const winner = fromSeat(round, leaderOf(round))
    .find((seat) => inside.includes(seat) && winners.includes(round.game.sides[seat])) ?? null;
  return { ended: 'out', winners, winner };
}

const lastOut = (round) => together(round, 'out', [round.out.at(-1)]);

function firstOut(round) {
  const side = round.game.finish.out.ends_round === 'whole-side' ? sideOut(round) : -1;
  return together(round, 'out', [round.out.find((seat) => side === -1 || round.game.sides[seat] === side)]);
}

const WINNERS = {
  'first-out': firstOut,
  'last-out': lastOut,
  'last-in': lastIn,
  'by-block': (round) => {
    const { ended, ...rest } = judgeBlock(round);
    return { ended: ended === 'replay' ? 'replay' : 'out', ...rest };
  },
};

const byGoingOut = (round) => ({ ...WINNERS[round.game.finish.out.winner](round), seat: round.out.at(-1) });

/** What follows when a seat has left and one at most is still in. */
function byLeaving(round) {
  if (round.out.length > 0) return byGoingOut(round);
  const [seat] = seatsIn(round);
  if (seat === undefined) return { ended: 'stopped', seat: round.left.at(-1), winner: null, winners: [] };
  return { ...together(round, 'out', [seat]), seat, noTile: true };
}

/** How the round ends because seats are out or have left; null if it goes on. */
export function endedByOut(round) {
  if (round.out.length > 0 && (isMet(round) || seatsIn(round).length === 0)) return byGoingOut(round);
  if (round.left.length > 0 && seatsIn(round).length <= 1) return byLeaving(round);
  return null;
}
