// SPDX-License-Identifier: CC0-1.0
// Who leads a round, and with what.

import { badDeal } from './deal.mjs';
import { seatAfter } from './round.mjs';

function holder(round, tile) {
  const seat = round.hands.findIndex((hand) => hand.includes(tile));
  return seat === -1 ? null : { seat, tile };
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

const found = (seat) => (seat === null || seat === undefined ? null : { seat, tile: null });

const STEPS = new Map(Object.entries({
  'highest-double': (round) => holderOfBest(
    round,
    round.hands.flat().filter((tile) => round.game.isDouble(tile)),
    (tile) => [round.game.pips(tile), 0],
  ),
  'heaviest-tile': (round) => holderOfBest(
    round, round.hands.flat(), (tile) => [round.game.pips(tile), round.game.halves.get(tile)[0]]),
  'holder-of': (round, step) => holder(round, step.tile),
  lot: (round, step, { lots }) => found(lots.shift()),
  winner: (round, step, { last }) => found(last?.winner),
  'next-in-turn': (round, step, { last }) => found(last && seatAfter(round, last.leader)),
  'same-leader': (round, step, { last }) => found(last?.leader),
  'last-layer': (round, step, { last }) => found(last?.closer),
}));

function stepsFor(lead, last) {
  if (last === null) return lead.first;
  if (last.winner === null) return lead.after_tie;
  return last.ended === 'block' ? lead.after_block : lead.later;
}

/** Finds the leader and gives it the first turn's duty. */
export function findLeader(round, { last, lots }) {
  const input = { last, lots: [...lots] };
  for (const step of stepsFor(round.game.lead, last)) {
    const leader = STEPS.get(step.by)(round, step, input);
    if (leader === null) continue;
    if (leader.seat >= round.game.players) break;
    round.leader = leader.seat;
    round.lays = step.lays;
    round.due = step.lays === 'that-tile' ? leader.tile : null;
    return;
  }
  throw badDeal('no step of the lead chapter finds a leader');
}
