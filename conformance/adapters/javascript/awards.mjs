// SPDX-License-Identifier: CC0-1.0
// Awards and special rules: what an event brings with it.

import { holds } from './conditions.mjs';
import { quantity } from './quantities.mjs';
import { nearestToLeader, seatAfter, sidesFromLeader, takeFromBoneyard } from './round.mjs';
import { seatsOf, singleSeat } from './seats.mjs';

/** The events of one moment: scores before it, and what each side has got in it so far. */
export const newGroup = (round) => ({
  scores: [...round.scores],
  points: round.scores.map(() => 0),
});

/** What happens, to be asked about by conditions and quantities. */
export const event = (round, name, actor, more = {}) => ({
  name,
  actor,
  tile: null,
  fits: 0,
  numbers: 0,
  passes: round.passes,
  stuck: false,
  drawn: false,
  breach: null,
  ...more,
});

const actorScene = (round, group, what, ending) => ({
  round,
  group,
  event: what,
  actor: what.actor,
  ended: ending?.ended ?? null,
  winner: ending?.winner ?? null,
  winners: ending?.winners ?? [],
  subject: { seat: what.actor, side: round.game.sides[what.actor] },
});

/** The own seat of a receiving side. */
function ownSeat(award, side, scene) {
  const { sides } = scene.round.game;
  const named = award.to.map((word) => singleSeat(word, scene)).find((seat) => sides[seat] === side);
  if (named !== undefined) return named;
  if (scene.winner !== null && sides[scene.winner] === side) return scene.winner;
  return nearestToLeader(scene.round, scene.round.game.seatsOf(side));
}

const receiverScene = (award, side, scene) =>
  ({ ...scene, subject: { seat: ownSeat(award, side, scene), side } });

/** Shares of a whole; odd points go one each to the first. */
function shares(points, parts) {
  const each = Math.floor(points / parts);
  const odd = points - each * parts;
  return Array.from({ length: parts }, (_, index) => (index < odd ? each + 1 : each));
}

/** Nothing is told where nothing is booked. */
function book(round, group, award, side, points, log) {
  if (points === 0) return;
  group.points[side] += points;
  round.booked[side] += points;
  if (round.game.match.counting === 'points') round.scores[side] += points;
  log.push({ event: 'award', award: award.id, side, points });
}

function carryOutAward(round, group, award, scene, log) {
  const sides = new Set(seatsOf(award.to, scene).map((seat) => round.game.sides[seat]));
  const scenes = sidesFromLeader(round, sides)
    .map((side) => receiverScene(award, side, scene))
    .filter((receiving) => holds(award.when, receiving));
  if (scenes.length === 0) return;
  const points = award.several === 'divided'
    ? shares(quantity(award.points, scenes[0]), scenes.length)
    : scenes.map((receiving) => quantity(award.points, receiving));
  scenes.forEach((receiving, index) =>
    book(round, group, award, receiving.subject.side, points[index], log));
}

/** The awards of one event, in file order. */
export function carryOutAwards(round, group, what, log, ending = null) {
  if (what.actor === null) return;
  const scene = actorScene(round, group, what, ending);
  for (const award of round.game.score.awards) {
    const concerned = award.event === what.name
      && (what.breach === null || award.breach === undefined || award.breach.includes(what.breach));
    if (concerned) carryOutAward(round, group, award, scene, log);
  }
}

const EFFECTS = new Map(Object.entries({
  skips: (round, rule, seats) => {
    for (const seat of seats) round.skips[seat] += 1;
  },
  reverses: (round) => {
    round.turnsRound = !round.turnsRound;
  },
  draws: (round, rule, seats, actor) => {
    for (let places = 1; places <= round.game.players; places += 1) {
      const seat = seatAfter(round, actor, places);
      if (seats.includes(seat)) takeFromBoneyard(round, seat, rule.amount);
    }
  },
}));

/** The special rules of one event, in file order. */
export function carryOutRules(round, group, what, log) {
  const scene = actorScene(round, group, what, null);
  for (const rule of round.game.rules) {
    if (rule.event !== what.name || !holds(rule.when, scene)) continue;
    const seats = seatsOf(rule.whom, scene);
    EFFECTS.get(rule.do)(round, rule, seats, what.actor);
    log.push({ event: 'rule', rule: rule.id, seats });
  }
}
