// SPDX-License-Identifier: CC0-1.0
// The end of a round: its events, the score, and what comes after it.

import { carryOutAwards } from './awards.mjs';
import { joinGroups, newGroup, settle } from './booking.mjs';
import { event, lastLaid, tableScene } from './events.mjs';
import { byScores, judgeMatch, nextStart } from './match.mjs';
import { carryOutRules } from './rules.mjs';
import { closer, handCount, nearestToLeader } from './round.mjs';

/**
 * @typedef {{ended: string, seat: number|null, winner: number|null, winners: number[], noTile?: boolean}} Ending
 */

const SETTLED = new Set(['out', 'block', 'stopped', 'forfeit']);

/** The last tile laid is the tile of `out` and `block`; other endings have none. */
function settlementEvents(round, { ended, seat, noTile = false }) {
  const end = event(round, 'round-end', seat, null);
  if (ended === 'forfeit') return [end];
  const tile = ended === 'stopped' || noTile ? null : lastLaid(round);
  return [event(round, ended, seat, tile), end];
}

const COUNTING = {
  points: (score) => score,
  'rounds-won': (score, won) => score + (won ? 1 : 0),
  'rounds-in-a-row': (score, won, anybody) => (won ? score + 1 : anybody ? 0 : score),
};

function countRound(round, { winners }) {
  const count = COUNTING[round.game.match.counting];
  round.scores = round.scores.map((score, side) => count(score, winners.includes(side), winners.length > 0));
}

/** The awards of the end and what they come to, then its rules. */
function settleRound(round, ending, log) {
  const group = newGroup(round);
  const scenes = settlementEvents(round, ending).map((what) =>
    tableScene(round, what, { group, ended: ending.ended, winner: ending.winner, winners: ending.winners }));
  scenes.forEach(carryOutAwards);
  joinGroups(round, round.playGroup, group, log);
  settle(round, group, log);
  countRound(round, ending);
  for (const scene of scenes) carryOutRules(scene, log);
}

const hasMatchEnd = ({ score, rules }) =>
  [...score.awards, ...rules].some(({ event: name }) => name === 'match-end');

/** The event of a match that is over; it changes no more who has won it. */
function endMatch(round, { winners }, ending, log) {
  if (!hasMatchEnd(round.game)) return;
  log.push({ event: 'match-end', winners });
  const group = newGroup(round);
  const winner = ending.winner !== null && winners.includes(round.game.sides[ending.winner])
    ? ending.winner : nearestToLeader(round, winners.flatMap((side) => round.game.seatsOf(side)));
  const scene = tableScene(round, event(round, 'match-end', closer(round), null), { group, ended: ending.ended, winner, winners });
  carryOutAwards(scene);
  settle(round, group, log);
  carryOutRules(scene, log);
}

function conclude(round, ending, match, log) {
  if (match.over) endMatch(round, match, ending, log);
  round.result = {
    ended: ending.ended,
    seat: ending.seat,
    winner: ending.winner,
    winners: ending.winners,
    pips: round.game.everyone.map((holder) => handCount(round, holder)),
    points: [...round.booked],
    match_over: match.over,
    match_winners: match.winners,
    next: match.over ? null : nextStart(round, ending),
  };
}

const tell = (log, { ended, seat, winner, winners }) => log.push({ event: 'round-end', ended, seat, winner, winners });

/** Ends the round. */
export function finishRound(round, ending, log) {
  round.over = true;
  tell(log, ending);
  const settled = SETTLED.has(ending.ended);
  if (settled) settleRound(round, ending, log);
  conclude(round, ending, settled ? judgeMatch(round, ending, log) : { over: false, winners: [] }, log);
}

/** The target was reached in the middle of a round: it is over there and then, and nothing is settled. */
export function stopAtTarget(round, seat, log) {
  const match = byScores(round);
  round.over = true;
  const winner = nearestToLeader(round, match.winners.flatMap((side) => round.game.seatsOf(side)));
  const ending = { ended: 'stopped', seat, winner, winners: match.winners };
  tell(log, ending);
  conclude(round, ending, match, log);
}
