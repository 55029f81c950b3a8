// SPDX-License-Identifier: CC0-1.0
// Awards: who gets how much on an event, and who pays.

import { putByClaim } from './claims.mjs';
import { addAward, setCounter } from './booking.mjs';
import { holds } from './conditions.mjs';
import { amount } from './quantities.mjs';
import { nearestToLeader, sidesFromLeader } from './round.mjs';
import { seatsOf, singleSeat } from './seats.mjs';

/** The own seat of a receiving side. */
function ownSeat(award, side, scene) {
  const { game } = scene.round;
  const named = award.to.map((word) => singleSeat(word, scene)).find((seat) => game.sides[seat] === side);
  if (named !== undefined) return named;
  if (scene.winner !== null && game.sides[scene.winner] === side) return scene.winner;
  return nearestToLeader(scene.round, game.seatsOf(side));
}

const receiverScene = (award, side, scene) =>
  ({ ...scene, subject: { seat: ownSeat(award, side, scene), side } });

/** Shares of a whole; odd points go one each to the first. */
function shares(points, parts) {
  const each = Math.floor(points / parts);
  const odd = points - each * parts;
  return Array.from({ length: parts }, (_, index) => (index < odd ? each + 1 : each));
}

const sideOfActor = ({ round, actor }) => (actor === null ? [] : [round.game.sides[actor]]);

const PAYERS = {
  nobody: null,
  counter: null,
  actor: sideOfActor,
  losers: ({ round, winners }) =>
    (winners.length === 0 ? [] : round.scores.map((_, side) => side).filter((side) => !winners.includes(side))),
  opponents: ({ round }) => round.scores.map((_, side) => side),
};

/** The sides that pay a receiver, from the leader on; null where nobody pays. */
function payers(award, scene) {
  const find = PAYERS[award.paid_by];
  if (find === null) return null;
  const sides = new Set(find(scene).filter((side) => side !== scene.subject.side));
  return sidesFromLeader(scene.round, sides);
}

/** What a receiver gets: the whole, and what each payer pays of it. */
function worked(award, scene) {
  const paying = payers(award, scene);
  if (paying === null) return { whole: amount(award.points, scene), parts: [] };
  const parts = paying.map((side) => ({
    side, points: amount(award.points, { ...scene, opponents: scene.round.game.seatsOf(side) }),
  }));
  return { whole: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

const HOLDER = { table: () => 0, 'each-side': ({ subject }) => subject.side, 'each-seat': ({ subject }) => subject.seat };

/** Moves the counter of a receiver by so much. */
function moveCounter(award, scene, group, by) {
  const { round } = scene;
  const { of } = round.game.score.counters.find(({ id }) => id === award.counter);
  const holder = HOLDER[of](scene);
  const value = round.counters[award.counter][holder];
  const told = setCounter(round, award.id, award.counter, holder, value + by);
  if (told !== null) group.entries.push({ event: told });
  return value;
}

/** Points that must be claimed wait for it; others are booked. */
function bring(award, scene, group, gain) {
  if (award.claim === 'called') putByClaim(scene, award, gain);
  else book(award, scene, group, gain);
}

/** Books what a receiver gets, and takes it from those that pay. */
export function book(award, scene, group, { whole, parts }) {
  const points = award.sign === 'minus' ? -whole : whole;
  if (award.book === 'counter') {
    moveCounter(award, scene, group, points);
    return;
  }
  const { round, subject } = scene;
  if (award.paid_by === 'counter') {
    const { of } = round.game.score.counters.find(({ id }) => id === award.counter);
    const paid = Math.min(points, round.counters[award.counter][HOLDER[of](scene)]);
    addAward(round, group, award, subject.side, paid);
    moveCounter(award, scene, group, -paid);
    return;
  }
  addAward(round, group, award, subject.side, points);
  for (const part of parts) addAward(round, group, award, part.side, award.sign === 'minus' ? part.points : -part.points);
}

function divided(award, scenes) {
  const { whole } = worked(award, scenes[0]);
  return shares(whole, scenes.length).map((points) => ({ whole: points, parts: [] }));
}

/** One row: each side of the seats in `to` for which it holds; counters stand as before the group. */
function carryOutAward(award, before) {
  const scene = { ...before, counters: before.group.counters };
  const { round, group } = scene;
  const sides = new Set(seatsOf(award.to, scene).map((seat) => round.game.sides[seat]));
  const scenes = sidesFromLeader(round, sides)
    .map((side) => receiverScene(award, side, scene))
    .filter((receiving) => holds(award.when, receiving));
  if (scenes.length === 0) return;
  const gains = award.several === 'divided' ? divided(award, scenes) : null;
  scenes.forEach((receiving, index) => bring(award, receiving, group, gains?.[index] ?? worked(award, receiving)));
}

/** The awards of the event of a scene, in file order, into its group. */
export function carryOutAwards(scene) {
  const { event, round } = scene;
  for (const award of round.game.score.awards) {
    const concerned = award.event === event.name
      && (event.breach === null || award.breach === undefined || award.breach.includes(event.breach));
    if (concerned) carryOutAward(award, scene);
  }
}
