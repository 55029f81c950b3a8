// SPDX-License-Identifier: CC0-1.0
// Special rules: what else an event brings with it.

import { setCounter } from './booking.mjs';
import { holds } from './conditions.mjs';
import { lastLaid } from './events.mjs';
import { closeArms } from './layout.mjs';
import { amount } from './quantities.mjs';
import { fromSeat, isIn, leaderOf, takeFromBoneyard } from './round.mjs';
import { seatsOf } from './seats.mjs';
import { setMarkers } from './trains.mjs';

/** Seats leave the round with their tiles. */
export function leave(round, seats) {
  for (const seat of seats) if (isIn(round, seat)) round.left.push(seat);
}

const sidesOf = (round, seats) => [...new Set(seats.map((seat) => round.game.sides[seat]))];

const winnersOf = (rule, scene) => (rule.winner === undefined ? null : seatsOf(rule.winner, scene));

/** Seats in turn order after the actor, who comes last. */
const afterActor = ({ round, actor }, seats) =>
  [...fromSeat(round, actor).slice(1), actor].filter((seat) => seats.includes(seat));

/** Effects that a round which goes on can have. */
const IN_ROUND = new Map(Object.entries({
  skips: (round, rule, seats) => {
    for (const seat of seats) round.skips[seat] += 1;
  },
  reverses: (round) => {
    round.turnsRound = !round.turnsRound;
  },
  draws: (round, rule, seats, scene) => {
    const many = amount(rule.amount, scene);
    for (const seat of afterActor(scene, seats)) takeFromBoneyard(round, seat, many);
  },
  marks: (round, rule, seats) => setMarkers(round, seats, true),
  unmarks: (round, rule, seats) => setMarkers(round, seats, false),
  'leaves-round': (round, rule, seats, scene) => leave(round, afterActor(scene, seats)),
  'closes-end': (round, rule, seats, scene) => closeArms(round, scene.event.laid ?? lastLaid(round)),
  'ends-round': (round, rule, seats, scene) => {
    round.ordered ??= { as: rule.as, actor: scene.actor, seats: winnersOf(rule, scene) };
  },
  'voids-round': (round, rule, seats, scene) => {
    round.ordered ??= { as: 'void', actor: scene.actor, seats: null };
  },
}));

const HOLDERS = { table: () => [0], 'each-side': sidesOf, 'each-seat': (round, seats) => seats };

/** Changes of counters are told by themselves. */
const COUNTING = new Map(Object.entries({
  adds: (value, by) => value + by,
  sets: (value, to) => to,
}));

function changeCounter(round, rule, seats, scene, log) {
  const { of } = round.game.score.counters.find(({ id }) => id === rule.counter);
  const by = amount(rule.amount, scene);
  for (const holder of HOLDERS[of](round, fromSeat(round, leaderOf(round)).filter((seat) => seats.includes(seat)))) {
    const value = COUNTING.get(rule.do)(round.counters[rule.counter][holder], by);
    const told = setCounter(round, rule.id, rule.counter, holder, value);
    if (told !== null) log.push(told);
  }
}

function carryOutRule(rule, scene, log) {
  const { round } = scene;
  const seats = seatsOf(rule.whom, scene);
  if (COUNTING.has(rule.do)) {
    changeCounter(round, rule, seats, scene, log);
    return;
  }
  if (rule.do === 'ends-match') {
    const winners = sidesOf(round, winnersOf(rule, scene) ?? []);
    round.matchOrder ??= { winners };
  } else if (round.over) return;
  const still = seats.filter((seat) => isIn(round, seat));
  IN_ROUND.get(rule.do)?.(round, rule, still, scene);
  log.push({ event: 'rule', rule: rule.id, seats: still });
}

/** The special rules of the event of a scene, in file order. */
export function carryOutRules(scene, log) {
  for (const rule of scene.round.game.rules) {
    if (rule.event === scene.event.name && holds(rule.when, scene)) carryOutRule(rule, scene, log);
  }
}
