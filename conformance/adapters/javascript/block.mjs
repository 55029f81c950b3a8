// SPDX-License-Identifier: CC0-1.0
// Who wins a blocked round. A candidate is one or more seats of one side.

import { event, lastLaid, tableScene, withSubject } from './events.mjs';
import { quantity } from './quantities.mjs';
import {
  closer, handCount, leaderOf, nearestToLeader, placesAfter, seatAfter, seatBefore,
} from './round.mjs';
import { bestOf, seatsOf } from './seats.mjs';

/** @typedef {{seats: number[], side: number}} Candidate */

const sum = (values) => values.reduce((total, value) => total + value, 0);
const total = (round, seats) => sum(seats.map((seat) => handCount(round, seat)));

const seatCandidate = (round, seat) => ({ seats: [seat], side: round.game.sides[seat] });
const sideCandidate = (round, side) => ({ seats: round.game.seatsOf(side), side });
const bySeats = (round, seats) => [...new Set(seats)].map((seat) => seatCandidate(round, seat));

const CANDIDATES = {
  seats: (round) => bySeats(round, round.game.everyone),
  sides: (round) => round.scores.map((_, side) => sideCandidate(round, side)),
  'closer-and-next': (round) => bySeats(round, [closer(round), seatAfter(round, closer(round))]),
  'closer-and-previous': (round) => bySeats(round, [closer(round), seatBefore(round, closer(round))]),
  nobody: () => [],
};

const blockScene = (round) => tableScene(round, event(round, 'block', closer(round), lastLaid(round)), { ended: 'block' });

function candidatesOf(round) {
  const { candidates } = round.game.finish.block;
  if (typeof candidates === 'string') return CANDIDATES[candidates](round);
  return bySeats(round, seatsOf(candidates, blockScene(round)));
}

const onSideOf = (seatOf, wanted) => (round, { side }) =>
  ((side === round.game.sides[seatOf(round)]) === wanted ? 0 : 1);

const tilesOf = (round, seats) => seats.flatMap((seat) => round.hands[seat]);
const doubles = (round, seats) => tilesOf(round, seats).filter((tile) => round.game.isDouble(tile)).length;

/** The closer comes last. */
const placesAfterCloser = (round, seat) => placesAfter(round, closer(round), seat) || round.game.players;

/** What each test measures; the lowest is kept. */
const TESTS = {
  'fewest-pips': (round, { seats }) => total(round, seats),
  'most-pips': (round, { seats }) => -total(round, seats),
  'fewest-side-pips': (round, { side }) => total(round, round.game.seatsOf(side)),
  'fewest-tiles': (round, { seats }) => tilesOf(round, seats).length,
  'no-doubles': (round, { seats }) => Math.min(1, doubles(round, seats)),
  'fewest-doubles': (round, { seats }) => doubles(round, seats),
  'fewest-mixed-pips': (round, { seats }) => sum(tilesOf(round, seats)
    .filter((tile) => !round.game.isDouble(tile)).map((tile) => round.game.worth[tile])),
  'lightest-tile': (round, { seats }) => Math.min(...tilesOf(round, seats).map((tile) => round.game.worth[tile])),
  closer: onSideOf(closer, true),
  'not-closer': onSideOf(closer, false),
  leader: onSideOf(leaderOf, true),
  'nearest-to-leader': (round, { seats }) =>
    Math.min(...seats.map((seat) => placesAfter(round, leaderOf(round), seat))),
  'nearest-to-closer': (round, { seats }) => Math.min(...seats.map((seat) => placesAfterCloser(round, seat))),
};

/** A quantity of the candidate; of a side, the subject is its seat nearest to the leader. */
const measured = (test, round, { seats }) =>
  quantity(test.fewest ?? test.most, withSubject(blockScene(round), nearestToLeader(round, seats)));

/** The candidates that a test keeps: the best, and all where none would be left. */
function kept(test, round, candidates) {
  const values = candidates.map((candidate) =>
    (typeof test === 'string' ? TESTS[test](round, candidate) : measured(test, round, candidate)));
  const left = bestOf(candidates, values, test.most === undefined ? Math.min : Math.max);
  const refused = ['no-doubles', 'closer', 'not-closer', 'leader'].includes(test) && Math.min(...values) === 1;
  return left.length === 0 || refused ? candidates : left;
}

/** The winning seat: of the candidate nearest to the leader, the lightest hand. */
function winningSeat(round, candidates) {
  const first = nearestToLeader(round, candidates.flatMap(({ seats }) => seats));
  const { seats } = candidates.find((candidate) => candidate.seats.includes(first));
  const fewest = Math.min(...seats.map((seat) => handCount(round, seat)));
  return nearestToLeader(round, seats.filter((seat) => handCount(round, seat) === fewest));
}

const outcome = (round, ended, candidates) => ({
  ended,
  winners: [...new Set(candidates.map(({ side }) => side))].sort((a, b) => a - b),
  winner: candidates.length === 0 ? null : winningSeat(round, candidates),
});

const TIES = {
  nobody: (round) => outcome(round, 'block', []),
  shared: (round, left) => outcome(round, 'block', left),
  replay: (round) => outcome(round, 'replay', []),
};

/** How a blocked round comes out. */
export function judgeBlock(round) {
  const { best, tie } = round.game.finish.block;
  const left = best.reduce((candidates, test) => kept(test, round, candidates), candidatesOf(round));
  if (new Set(left.map(({ side }) => side)).size === 1) return outcome(round, 'block', left);
  round.tied = left.flatMap(({ seats }) => seats);
  return TIES[tie](round, left);
}

/** A round lost by a foul is won by the other sides together. */
export function judgeForfeit(round, offender) {
  const others = round.scores.map((_, side) => side).filter((side) => side !== round.game.sides[offender]);
  return outcome(round, 'forfeit', others.map((side) => sideCandidate(round, side)));
}

/** Seats that win together, with the one nearest to the leader as the winning seat. */
export const together = (round, ended, seats) => ({
  ended,
  winners: [...new Set(seats.map((seat) => round.game.sides[seat]))].sort((a, b) => a - b),
  winner: nearestToLeader(round, seats),
});

