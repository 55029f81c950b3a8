// SPDX-License-Identifier: CC0-1.0
// Which plays a turn has: where the tiles of a hand fit, and what the keys of the turn leave of that.

import { among } from './game.mjs';
import { endsFor, matches, trainAt, waysOn } from './ends.mjs';
import { limitRule, withinLimits } from './limits.mjs';
import { layTile } from './layout.mjs';
import { copyRound, ordinaryTurn, takeFromHand } from './round.mjs';
import { layable, withinReach } from './rows.mjs';
import { ownsTrain } from './trains.mjs';

const distinct = (tiles) => [...new Set(tiles)];

export const leadIsDue = (round) => round.line.length === 0 && round.game.hasHub;

/** All plays of a seat on some ends, whatever the turn says. */
const playsOn = (round, seat, tiles, ends) => tiles.flatMap((tile) => ends.flatMap((end) =>
  waysOn(round, tile, end).map((out) => ({ seat, move: 'play', tile, end: end.end, out }))));

/** The rule by which a turn goes on: so many tiles are due, or it goes on while it can. */
export const dutyRule = (round, turn) => (stillDue(round, turn, turn.counted.length) > 0
  ? 'turn/plays/least' : `turn/plays/duty/${limitsOf(round, turn).duty}`);

const limitsOf = (round, turn) => round.game.turn[turn.limits];
const most = ({ most: number }) => (number === 'unlimited' ? Infinity : number);

/** What counts as one arm: the train in games with trains, else the arm. Leads lie on none. */
export function armOf(round, arm) {
  if (arm === undefined || arm === null) return null;
  const tip = round.tips[arm];
  return round.game.trains.length === 0 ? arm : trainAt(round, { end: arm, node: tip.node });
}

const ARMS = {
  any: () => true,
  one: (arm, earlier) => earlier.every((other) => other === arm),
  different: (arm, earlier) => !earlier.includes(arm),
  'own-train': (arm, earlier, round, turn) => ownsTrain(round, turn.seat, arm),
};

/** The rule about arms that a play breaks, or null. */
function armRule(round, turn, play) {
  const limits = limitsOf(round, turn);
  const arm = armOf(round, play.end);
  if (arm === null) return null;
  const earlier = turn.counted.filter((other) => other !== null);
  if (!ARMS[limits.arms](arm, earlier, round, turn)) return `turn/plays/arms/${limits.arms}`;
  const full = limits.per_arm !== 'unlimited' && earlier.filter((other) => other === arm).length >= limits.per_arm;
  return full ? 'turn/plays/per_arm' : null;
}

/** How many tiles are still due after this many of a turn. */
function stillDue(round, turn, laid) {
  const { least } = limitsOf(round, turn);
  return Math.min(least, round.hands[turn.seat].length + turn.counted.length) - laid;
}

/** The position and the turn after a play, as far as further plays depend on them. */
function afterPlay(round, turn, play) {
  const after = copyRound(round);
  const counted = [...turn.counted, armOf(round, play.end)];
  takeFromHand(after, turn.seat, play.tile);
  after.turn = { ...turn, counted, granted: null };
  const index = layTile(after, play);
  after.turn.laid = [...turn.laid, index];
  return after;
}

function canFollow(round, turn, play) {
  const after = afterPlay(round, turn, play);
  return furtherPlays(after, after.turn).length > 0;
}

/** The rule about what has to follow that a play breaks, or null. */
function followRule(round, turn, play) {
  const limits = limitsOf(round, turn);
  const isLast = round.hands[turn.seat].length === 1;
  const owing = stillDue(round, turn, turn.counted.length + 1) > 0;
  const bare = limits.last_double === 'not-allowed' && round.game.isDouble(play.tile) && !isLast;
  if (!owing && !bare) return null;
  const room = turn.counted.length + 1 < most(limits);
  if (room && canFollow(round, turn, play)) return null;
  return owing ? 'turn/plays/least' : 'turn/plays/last_double/not-allowed';
}

/** The tiles that a seat has to choose from in a turn. */
const tilesOf = (round, turn) => (round.game.inRows ? layable(round, turn) : distinct(round.hands[turn.seat]));

/** What fits on the ends and arms that the turn leaves, before limits. */
const placedPlays = (round, turn, tiles = tilesOf(round, turn)) =>
  playsOn(round, turn.seat, tiles, endsFor(round, turn))
    .filter((play) => armRule(round, turn, play) === null);

/** A tile that lies open since a breach must be laid when it can be. */
function openTilesFirst(round, turn, plays) {
  const due = plays.filter(({ tile }) => liesOpen(round, turn.seat, tile));
  return due.length === 0 ? plays : due;
}

const liesOpen = (round, seat, tile) => round.exposed.some((one) => one.seat === seat && one.tile === tile);

const furtherPlays = (round, turn, tiles) => (turn.counted.length >= most(limitsOf(round, turn)) ? []
  : openTilesFirst(round, turn, withinLimits(round, turn, placedPlays(round, turn, tiles))
    .filter((play) => followRule(round, turn, play) === null)));

const same = (one) => (other) => one.tile === other.tile && one.end === other.end && one.out === other.out;

/** A tile that lies open and can be laid comes before any other. */
export const openTileRule = (round, tile) => (!liesOpen(round, round.turn.seat, tile)
  && playsOf(round, round.turn).some((play) => liesOpen(round, round.turn.seat, play.tile)) ? 'fouls/remedy/exposed' : null);

/** The rule of the turn that a play which fits breaks, or null. */
export function turnRule(round, turn, play) {
  const granted = turn.granted !== null;
  const plays = granted ? grantedPlays(round, turn) : placedPlays(round, turn);
  const rule = (granted ? null : armRule(round, turn, play))
    ?? limitRule(round, turn, plays, same(play))
    ?? (granted ? null : followRule(round, turn, play));
  if (rule !== null) return rule;
  return playsOf(round, turn).some(same(play)) ? null : 'fouls/remedy/exposed';
}

/** Rows of `turn.again` by id. */
export const rowsOf = (round, ids) => round.game.turn.again.filter(({ id }) => ids.includes(id));

/** Whether a play may be made under a row that grants one. */
export const isGranted = (round, turn, row, { tile }, end) =>
  among(row.of).has(tile) && matches(round, end, row.at, turn.seat);

function grantedPlays(round, turn) {
  const rows = rowsOf(round, turn.granted.rows);
  const tiles = distinct(round.hands[turn.seat]);
  return tiles.flatMap((tile) => endsFor(round, turn).flatMap((end) => (
    rows.some((row) => isGranted(round, turn, row, { tile }, end)) ? playsOn(round, turn.seat, [tile], [end]) : [])));
}

/** Every legal play of a turn once a tile lies: granted ones, or those of its counted tiles. */
export function playsOf(round, turn, tiles) {
  if (turn.granted !== null) return openTilesFirst(round, turn, withinLimits(round, turn, grantedPlays(round, turn)));
  return furtherPlays(round, turn, tiles);
}

/** The plays that a seat could make at the beginning of an ordinary turn; of a row what is within reach. */
export function ordinaryPlays(round, seat) {
  const tiles = distinct(round.game.inRows ? withinReach(round, seat) : round.hands[seat]);
  if (!leadIsDue(round)) {
    const turn = ordinaryTurn(seat);
    return playsOf({ ...round, turn }, turn, tiles);
  }
  return tiles.map((tile) => ({ seat, move: 'play', tile }));
}

export const canPlay = (round, seat) => ordinaryPlays(round, seat).length > 0;

/** Whether the seat to move has no legal play. */
export const isStuck = (round) => playsOf(round, round.turn).length === 0;

/** Whether a turn has to go on with what its tiles leave. A row is played tile by tile, as if each were the first. */
export const isUnderWay = (round, turn) => turn.laid.length > 0 && !round.game.inRows;

/** Whether a turn in which something was laid may be stopped; if not, the rule that forbids it. */
export function stopRule(round, turn) {
  if (turn.granted !== null) {
    return turn.granted.gives === 'may-play' ? null : `turn/again/gives/${turn.granted.gives}`;
  }
  if (!isUnderWay(round, turn)) return 'turn/again/gives/may-play';
  const limits = limitsOf(round, turn);
  if (limits.duty === 'while-able' || stillDue(round, turn, turn.counted.length) > 0) return dutyRule(round, turn);
  const last = round.line[turn.laid.at(-1)].tile;
  const bare = limits.last_double === 'not-allowed' && round.game.isDouble(last);
  return bare ? 'turn/plays/last_double/not-allowed' : null;
}

/** What the leader may lay: of the tiles that it has to choose from those that the turn can go on with. */
export function leadPlays(round, tiles) {
  const { seat } = round.turn;
  const plays = distinct(tiles).flatMap((tile) => leadWays(round, tile).map((more) => ({ seat, move: 'play', tile, ...more })));
  const left = withinLimits(round, round.turn, plays);
  const good = left.filter((play) => followRule(round, round.turn, play) === null);
  return openTilesFirst(round, round.turn, good.length === 0 ? left : good);
}

/** The rule of the turn that a lead breaks, or null. */
export function leadRule(round, tiles, play) {
  if (leadPlays(round, tiles).some(({ tile }) => tile === play.tile)) return null;
  const plays = distinct(tiles).map((tile) => ({ tile }));
  return limitRule(round, round.turn, plays, ({ tile }) => tile === play.tile)
    ?? followRule(round, round.turn, play) ?? 'fouls/remedy/exposed';
}

/** What the lead says beside its tile: what faces out, where the leader chooses it. */
export function leadWays({ game }, tile) {
  const chosen = game.layout.grows === 'at-one-end' && game.layout.one_end === 'chosen';
  if (!chosen || game.isDouble(tile)) return [{}];
  return [...new Set(game.halves.get(tile))].sort((a, b) => a - b).map((out) => ({ out }));
}


