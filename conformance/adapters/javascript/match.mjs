// SPDX-License-Identifier: CC0-1.0
// The match: when it is over, who has won it, and what the next round starts with.

import { holds } from './conditions.mjs';
import { seatScene } from './events.mjs';
import { closer, handCount, leaderOf, nearestToLeader } from './round.mjs';

const STAYED_LOW = {
  nobody: () => true,
  'every-other': (others, below) => others.every((score) => score < below),
  'some-other': (others, below) => others.some((score) => score < below),
};

/** Whether the target counts for a side by the shut-out. */
function countsFor({ game, scores }, side) {
  const { whom, below } = game.match.shutout;
  return STAYED_LOW[whom](scores.filter((_, other) => other !== side), below);
}

/** The target counts for no side any more. */
const isFailing = (round) => round.scores.every((_, side) => !countsFor(round, side));

/** Whether a side has reached the target. */
export function isReached(round) {
  const { target } = round.game.match;
  if (target === 'none') return false;
  const asItIs = isFailing(round);
  return round.scores.some((score, side) =>
    score >= target && (asItIs || countsFor(round, side)));
}

/** The sides with the best score. */
function bestSides({ game, scores }) {
  const top = game.match.best === 'highest' ? Math.max(...scores) : Math.min(...scores);
  return scores.flatMap((score, side) => (score === top ? [side] : []));
}

const GOES_ON = { over: false, winners: [] };

/** The match by the scores: over only if the best is one side's alone, or may be shared. */
export function byScores(round) {
  const winners = bestSides(round);
  return winners.length === 1 || round.game.match.tie === 'shared' ? { over: true, winners } : GOES_ON;
}

const endsByCondition = (round, ending) => round.game.match.ends_when !== undefined
  && round.game.bySide.some((seats, side) => {
    const scene = seatScene(round, ending.seat, ending);
    const seat = seats.includes(ending.winner) ? ending.winner : nearestToLeader(round, seats);
    return holds(round.game.match.ends_when, { ...scene, subject: { seat, side } });
  });

/** Whether the match is over after a settled round, and who has won it. */
export function judgeMatch(round, ending, log) {
  const { shutout, rounds } = round.game.match;
  if (round.matchOrder !== null) {
    const { winners } = round.matchOrder;
    return { over: true, winners: winners.length > 0 ? winners : bestSides(round) };
  }
  if (shutout.whom !== 'nobody' && isFailing(round)) {
    if (shutout.failing === 'void') return { over: true, winners: [] };
    if (shutout.failing === 'reset') {
      round.scores = round.scores.map(() => 0);
      log.push({ event: 'scores-reset' });
    }
  }
  const through = typeof rounds === 'number' && round.number >= rounds;
  return isReached(round) || through || endsByCondition(round, ending) ? byScores(round) : GOES_ON;
}

/** What the match remembers of a round that was settled or is replayed. */
function historyAfter(round, { winners }) {
  const { won, running, ties, passes } = round.history;
  const has = (side) => winners.includes(side);
  return {
    won: won.map((rounds, side) => rounds + (has(side) ? 1 : 0)),
    running: winners.length === 0 ? running : running.map((rounds, side) => (has(side) ? rounds + 1 : 0)),
    ties: winners.length === 0 ? ties + 1 : 0,
    passes: passes.map((before, seat) => before + round.passesInRound[seat]),
  };
}

const keptCounters = (round, counters) => Object.fromEntries(round.game.score.counters
  .filter(({ kept }) => kept === 'match').map(({ id }) => [id, counters[id]]));

const asksForPips = ({ lead }) => [lead.first, lead.later, lead.after_block, lead.after_tie].some((list) =>
  list.some(({ by, who }) => by === 'most-pips' || (by === 'seat' && who === 'most-pips')));

const lastOf = (round, { ended, winner }) => ({
  leader: leaderOf(round),
  closer: closer(round),
  winner,
  ended,
  ...(asksForPips(round.game) ? { pips: round.game.everyone.map((seat) => handCount(round, seat)) } : {}),
});

/** What the next round starts with. A round that is void, or dealt again, was never there. */
export function nextStart(round, ending) {
  const never = ending.ended === 'void' || ending.ended === 'redeal';
  const same = never || ending.ended === 'replay';
  const history = never ? round.history : historyAfter(round, ending);
  const counters = keptCounters(round, never ? round.countersBefore : round.counters);
  return {
    round: {
      number: round.number + (same ? 0 : 1),
      last: never ? round.last : lastOf(round, ending),
      history: { ...history, counters },
    },
    scores: [...round.scores],
  };
}
