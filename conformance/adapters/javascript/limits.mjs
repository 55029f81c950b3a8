// SPDX-License-Identifier: CC0-1.0
// Limits of a turn: rows that keep some of the plays they concern.

import { holds } from './conditions.mjs';
import { endAt, matches, openEnds } from './ends.mjs';
import { event, seatScene, tableScene } from './events.mjs';
import { among } from './game.mjs';
import { layTile } from './layout.mjs';
import { copyRound, takeFromHand } from './round.mjs';
import { seatsOf } from './seats.mjs';

const stepOf = (round, turn) => (turn.laid.length > 0 ? 'further' : turn.asks === 'lead' ? 'lead' : 'turn');

function binds(round, turn, row) {
  if (!row.steps.includes(stepOf(round, turn))) return false;
  const scene = seatScene(round, turn.seat);
  return seatsOf(row.who, scene).includes(turn.seat) && holds(row.while, scene);
}

/** The rows that bind a turn: first those that can leave it stuck, then those that are lifted. */
function rowsFor(round, turn) {
  const rows = round.game.turn.limits.filter((row) => binds(round, turn, row));
  return [...rows.filter((row) => row.if_none === 'stuck'), ...rows.filter((row) => row.if_none === 'lifted')];
}

/** The lead has no place: only a record without keys names it. */
const isAt = (round, play, ends, seat) => (play.end === undefined
  ? Object.keys(ends).length === 0 : matches(round, endAt(round, play.end), ends, seat));

/** Whether a condition holds after a play, as if nothing else had happened. */
function holdsAfter(round, turn, play, condition) {
  const after = copyRound(round);
  after.turn = { ...turn };
  takeFromHand(after, turn.seat, play.tile);
  const index = layTile(after, play);
  after.turn.laid = [...turn.laid, index];
  return holds(condition, tableScene(after, event(after, 'play', turn.seat, index)));
}

/** The key by which a row takes a play away; null if it leaves it. */
function takenBy(row, round, turn, play) {
  const { seat } = turn;
  if (!among(row.of).has(play.tile) || !isAt(round, play, row.at, seat)) return null;
  if (!among(row.tiles).has(play.tile)) return 'tiles';
  if (!isAt(round, play, row.where, seat)) return 'where';
  if (row.after !== undefined && !holdsAfter(round, turn, play, row.after)) return 'after';
  const first = row.first !== undefined && openEnds(round).some((end) => matches(round, end, row.first, seat));
  return first && !isAt(round, play, row.first, seat) ? 'first' : null;
}

/** What limits leave of plays, and what takes others away. */
function narrowed(round, turn, plays) {
  const taken = new Map();
  let left = plays;
  for (const row of rowsFor(round, turn)) {
    const kept = left.filter((play) => takenBy(row, round, turn, play) === null);
    if (kept.length === 0 && row.if_none === 'lifted') continue;
    for (const play of left) if (!kept.includes(play)) taken.set(play, takenBy(row, round, turn, play));
    left = kept;
  }
  return { left, taken };
}

const isFree = (round) => round.game.turn.limits.length === 0;

/** The plays that limits leave; they leave all leads where they would leave none. */
export function withinLimits(round, turn, plays) {
  if (isFree(round)) return plays;
  const { left } = narrowed(round, turn, plays);
  return left.length === 0 && stepOf(round, turn) === 'lead' ? plays : left;
}

/** The limit that takes one of these plays away, or null. */
export function limitRule(round, turn, plays, isPlay) {
  if (isFree(round)) return null;
  const { taken } = narrowed(round, turn, plays);
  const play = plays.find(isPlay);
  return taken.has(play) ? `turn/limits/${taken.get(play)}` : null;
}
