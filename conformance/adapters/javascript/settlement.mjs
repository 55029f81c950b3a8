// SPDX-License-Identifier: CC0-1.0
// The end of a round: its awards, the score, and whether the match is over.

import { carryOutAwards, event, newGroup } from './awards.mjs';
import { handCount } from './round.mjs';

const COUNTED = new Set(['out', 'block', 'forfeit']);

/** The last tile laid is the tile of `out` and `block`; `round-end` has none. */
function settlementEvents(round, ended, seat) {
  const end = event(round, 'round-end', seat);
  if (ended === 'forfeit') return [end];
  const { tile, fits, numbers } = round.last;
  return [event(round, ended, seat, { tile, fits, numbers, drawn: round.turn.drawn.includes(tile) }), end];
}

/** The match after a settled round: over when somebody is there, and the best score is not level. */
function judgeMatch(round) {
  const { target, rounds, best, tie } = round.game.match;
  const reached = target !== 'none' && round.scores.some((score) => score >= target);
  const through = rounds !== 'none' && round.number >= rounds;
  if (!reached && !through) return { over: false, winners: [] };
  const top = best === 'highest' ? Math.max(...round.scores) : Math.min(...round.scores);
  const winners = round.scores.flatMap((score, side) => (score === top ? [side] : []));
  return winners.length === 1 || tie === 'shared' ? { over: true, winners } : { over: false, winners: [] };
}

/** Ends the round. `seat` went out, closed or offended. */
export function finishRound(round, ending, seat, log) {
  const { ended, winner, winners } = ending;
  const settled = COUNTED.has(ended);
  log.push({ event: 'round-end', ended, seat, winner, winners });
  if (settled) {
    const group = newGroup(round);
    for (const what of settlementEvents(round, ended, seat)) {
      carryOutAwards(round, group, what, log, ending);
    }
    if (round.game.match.counting === 'rounds-won') for (const side of winners) round.scores[side] += 1;
  }
  const match = settled ? judgeMatch(round) : { over: false, winners: [] };
  round.result = {
    ended,
    seat,
    winner,
    winners,
    pips: round.hands.map((_, holder) => handCount(round, holder)),
    points: [...round.booked],
    match_over: match.over,
    match_winners: match.winners,
  };
}
