// SPDX-License-Identifier: CC0-1.0
// Points are booked here: what the target, the entry and the end of a match leave of a group of awards.

/**
 * What happened to points within a group: an award with its points, or the change of a counter.
 * @typedef {{event: object, side?: number, scored?: boolean, games?: boolean}} Entry
 * @typedef {{scores: number[], points: number[], entries: Entry[]}} Group
 */

/** The events of one moment: scores and counters before it, and what each side has got in it so far. */
export const newGroup = (round) => ({
  scores: [...round.scores],
  points: round.scores.map(() => 0),
  entries: [],
  counters: structuredClone(round.counters),
});

export function addAward(round, group, row, side, points) {
  group.points[side] += points;
  group.entries.push({
    event: { event: 'award', award: row.id, side, points }, side, scored: row.book !== 'games', games: row.book === 'games',
  });
}

/** Sets a counter, which is never below 0; a change of it is told. */
export function setCounter(round, by, counter, holder, wanted) {
  const value = Math.max(0, wanted);
  if (round.counters[counter][holder] === value) return null;
  round.counters[counter][holder] = value;
  return { event: 'counter', by, counter, holder, value };
}

/** Near the target no award brings more than so much. */
function capNearTarget({ near_target: most, target }, before, entries) {
  const missing = target - before;
  const keys = Object.keys(most).map(Number).filter((key) => missing <= key);
  if (keys.length === 0) return;
  const cap = most[Math.min(...keys)];
  for (const { event } of entries) event.points = Math.min(event.points, cap);
}

const total = (entries) => entries.reduce((sum, { event }) => sum + event.points, 0);

function lose(entries) {
  for (const { event } of entries) event.points = 0;
}

/** What becomes of points that would go beyond the target. */
const OVERSHOOT = {
  'whole-play': (target, before, entries) => {
    if (before + total(entries) > target) lose(entries);
  },
  award: (target, before, entries) => {
    let score = before;
    for (const { event } of entries) {
      if (score + event.points > target) event.points = 0;
      score += event.points;
    }
  },
  cap: (target, before, entries) => {
    let score = before;
    for (const { event } of entries) {
      event.points = Math.min(event.points, target - score);
      score += event.points;
    }
  },
};

/** What the nearness of the target and the entry leave a side of a group. */
function narrow({ match }, before, entries) {
  if (match.target !== 'none') capNearTarget(match, before, entries);
  if (before === 0 && total(entries) < match.entry && match.entry > 1) lose(entries);
}

/** What a side gets of a group, in the order of the language. */
function settleSide({ match }, before, entries) {
  narrow({ match }, before, entries);
  if (match.reach === 'exactly' && match.target !== 'none') OVERSHOOT[match.overshoot](match.target, before, entries);
}

function bookEntry(round, { event, side, games }) {
  const { counting } = round.game.match;
  round.pointsOfPlay[side] += event.points;
  round.booked[side] += event.points;
  if (games ? counting !== 'points' : counting === 'points') round.scores[side] += event.points;
}

/** Books what is left of a group, and tells it. */
export function settle(round, group, log) {
  if (round.game.match.counting === 'points') {
    group.scores.forEach((before, side) => {
      settleSide(round.game, before, group.entries.filter((entry) => entry.scored && entry.side === side));
    });
  }
  for (const entry of group.entries) {
    if (entry.side === undefined) log.push(entry.event);
    else if (entry.event.points !== 0) {
      bookEntry(round, entry);
      log.push(entry.event);
    }
  }
}

/**
 * Takes back what a play brought a side that goes beyond the target with the end of the round: with `whole-play`
 * both are one group.
 */
export function joinGroups(round, play, end, log) {
  const { match } = round.game;
  const joins = play !== null && match.counting === 'points' && match.reach === 'exactly'
    && match.overshoot === 'whole-play' && match.target !== 'none';
  if (!joins) return;
  round.scores.forEach((_, side) => {
    const mine = (entry) => entry.side === side && entry.scored;
    narrow(round.game, end.scores[side], end.entries.filter(mine));
    const brought = play.entries.filter(mine);
    const lost = play.points[side] > 0 && total(brought) === 0;
    if (!lost && play.scores[side] + total(brought) + total(end.entries.filter(mine)) <= match.target) return;
    for (const entry of brought) takeBack(round, entry, log);
    lose(end.entries.filter(mine));
  });
}

function takeBack(round, { event, side }, log) {
  round.scores[side] -= event.points;
  round.booked[side] -= event.points;
  const told = log.indexOf(event);
  if (told !== -1) log.splice(told, 1);
}
