// SPDX-License-Identifier: CC0-1.0
// What happens, and the scene in which it is asked about: who acts, whom it concerns, who has won.

/**
 * `laid` is the place in the line of the tile laid that the event speaks of; `tile` its tile, or the tile drawn.
 * @typedef {{name: string, actor: number|null, tile: string|null, laid: number|null, passes: number[],
 *   stuck: boolean, completes: boolean, breach: string|null}} Event
 * @typedef {{round: object, event: Event, group: object|null, actor: number|null,
 *   subject: {seat: number|null, side: number|null}, ended: string|null, winner: number|null, winners: number[],
 *   opponents: number[]|null, train: number|null}} Scene
 */

/** An event; `laid` is the tile laid that it speaks of. */
export const event = (round, name, actor, laid, more = {}) => ({
  name,
  actor,
  laid,
  tile: laid === null ? null : round.line[laid].tile,
  passes: round.passes,
  stuck: false,
  completes: false,
  breach: null,
  ...more,
});

export const lastLaid = (round) => (round.line.length === 0 ? null : round.line.length - 1);

const seatSubject = (round, seat) => ({ seat, side: seat === null ? null : round.game.sides[seat] });

/** A scene with a seat as the subject. */
export const withSubject = (scene, seat) => ({ ...scene, subject: seatSubject(scene.round, seat) });

/** The scene of an event, with its actor as the subject. */
export const tableScene = (round, what, more = {}) => ({
  round,
  event: what,
  group: null,
  actor: what.actor,
  subject: seatSubject(round, what.actor),
  ended: null,
  winner: null,
  winners: [],
  opponents: null,
  train: null,
  ...more,
});

/** What is asked about a seat while nothing happens. */
export const seatScene = (round, seat, more = {}) => tableScene(round, event(round, 'none', seat, null), more);
