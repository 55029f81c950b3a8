// SPDX-License-Identifier: CC0-1.0
// Who wins a round. A candidate is one or more seats of one side.

import {
  closer, handCount, nearestToLeader, placesAfterLeader, seatAfter, seatBefore,
} from './round.mjs';

const total = (round, seats) => seats.reduce((sum, seat) => sum + handCount(round, seat), 0);

const seatCandidate = (round, seat) => ({ seats: [seat], side: round.game.sides[seat] });
const sideCandidate = (round, side) => ({ seats: round.game.seatsOf(side), side });
const bySeats = (round, seats) => seats.map((seat) => seatCandidate(round, seat));

const CANDIDATES = new Map(Object.entries({
  seats: (round) => bySeats(round, round.hands.map((_, seat) => seat)),
  sides: (round) => round.scores.map((_, side) => sideCandidate(round, side)),
  'closer-and-next': (round) => bySeats(round, [closer(round), seatAfter(round, closer(round))]),
  'closer-and-previous': (round) => bySeats(round, [closer(round), seatBefore(round, closer(round))]),
  nobody: () => [],
}));

const onSideOf = (seatOf, wanted) => (round, { side }) =>
  ((side === round.game.sides[seatOf(round)]) === wanted ? 0 : 1);

/** What each test measures; the lowest is kept. */
const TESTS = new Map(Object.entries({
  'fewest-pips': (round, { seats }) => total(round, seats),
  'fewest-side-pips': (round, { side }) => total(round, round.game.seatsOf(side)),
  'lightest-tile': (round, { seats }) =>
    Math.min(...seats.flatMap((seat) => round.hands[seat].map((tile) => round.game.worth[tile]))),
  closer: onSideOf(closer, true),
  'not-closer': onSideOf(closer, false),
  leader: onSideOf((round) => round.leader, true),
  'nearest-to-leader': (round, { seats }) =>
    Math.min(...seats.map((seat) => placesAfterLeader(round, seat))),
}));

function bestBy(test, round, candidates) {
  const measures = candidates.map((candidate) => TESTS.get(test)(round, candidate));
  const best = Math.min(...measures);
  return candidates.filter((_, index) => measures[index] === best);
}

/** The winning seat: of the candidate nearest to the leader, the lightest hand. */
function winningSeat(round, candidates) {
  const first = nearestToLeader(round, candidates.flatMap(({ seats }) => seats));
  const { seats } = candidates.find((candidate) => candidate.seats.includes(first));
  const fewest = Math.min(...seats.map((seat) => handCount(round, seat)));
  return nearestToLeader(round, seats.filter((seat) => handCount(round, seat) === fewest));
}

const won = (round, ended, candidates) => ({
  ended,
  winners: [...new Set(candidates.map(({ side }) => side))].sort((a, b) => a - b),
  winner: candidates.length === 0 ? null : winningSeat(round, candidates),
});

const TIES = new Map(Object.entries({
  nobody: (round) => won(round, 'block', []),
  shared: (round, left) => won(round, 'block', left),
  replay: (round) => won(round, 'replay', []),
}));

/** How a blocked round comes out. */
export function judgeBlock(round) {
  const { block } = round.game.finish;
  const left = block.best.reduce(
    (candidates, test) => bestBy(test, round, candidates), CANDIDATES.get(block.candidates)(round));
  const sides = new Set(left.map(({ side }) => side));
  return sides.size === 1 ? won(round, 'block', left) : TIES.get(block.tie)(round, left);
}

export const judgeOut = (round, seat) => won(round, 'out', [seatCandidate(round, seat)]);

/** A round lost by a foul is won by the other sides together. */
export function judgeForfeit(round, offender) {
  const others = round.scores.map((_, side) => side).filter((side) => side !== round.game.sides[offender]);
  return won(round, 'forfeit', others.map((side) => sideCandidate(round, side)));
}

export const judgeVoid = (round) => won(round, 'void', []);
