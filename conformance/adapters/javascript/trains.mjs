// SPDX-License-Identifier: CC0-1.0
// Trains: who owns them, to whom they are open, and their markers.

import { holds } from './conditions.mjs';
import { trainAt } from './ends.mjs';
import { seatScene } from './events.mjs';
import { seatsOf } from './seats.mjs';

export const ownsTrain = (round, seat, train) => round.game.trains[train].owners.includes(seat);

/** The trains of which any of the seats is an owner. */
const trainsOf = (round, seats) =>
  round.game.trains.flatMap(({ owners }, train) => (owners.some((seat) => seats.includes(seat)) ? [train] : []));

const hasTile = (round, train) => round.line.some((node) => node.train === train);

const OPENS = {
  'at-once': () => true,
  'after-own-train': (round, seat, train) =>
    ownsTrain(round, seat, train) || trainsOf(round, [seat]).some((own) => hasTile(round, own)),
  'after-first-lap': (round) => round.turnsEnded.every((ended) => ended),
};

const OTHERS = {
  never: () => false,
  always: () => true,
  'while-marked': (round, seat, train) => round.marked[train],
};

function letsIn(round, seat, train, { who, when }) {
  const { owners } = round.game.trains[train];
  const invited = owners.some((owner) => seatsOf(who, seatScene(round, owner, { train })).includes(seat));
  if (!invited) return 'layout/trains/others/who';
  return holds(when, seatScene(round, seat, { train })) ? null : 'layout/trains/others/when';
}

/** The rule that closes an end to a seat, or null. */
export function isOpenTo(round, seat, end) {
  const train = trainAt(round, end);
  if (train === null) return null;
  const { row: { opens, others }, owners } = round.game.trains[train];
  if (typeof opens === 'string') {
    if (!OPENS[opens](round, seat, train)) return `layout/trains/opens/${opens}`;
  } else if (!holds(opens.when, seatScene(round, seat, { train }))) return 'layout/trains/opens/when';
  if (owners.length === 0 || owners.includes(seat)) return null;
  if (typeof others === 'object') return letsIn(round, seat, train, others);
  return OTHERS[others](round, seat, train) ? null : `layout/trains/others/${others}`;
}

export function setMarkers(round, seats, marked) {
  for (const train of trainsOf(round, seats)) round.marked[train] = marked;
}

/** A play takes the marker off the train it is laid on, or off all trains of its seat. */
export function takeMarkerOff(round, seat, end) {
  if (round.game.trains.length === 0) return;
  if (round.game.pass.marker_off === 'any-play') setMarkers(round, [seat], false);
  else if (end !== null && ownsTrain(round, seat, trainAt(round, end))) round.marked[trainAt(round, end)] = false;
}

/** Whether a marker is asked for: on the train in question, else on one that the actor owns. */
export const seesMarker = ({ round, train, actor }) =>
  (train === null ? trainsOf(round, [actor]).some((own) => round.marked[own]) : round.marked[train]);
