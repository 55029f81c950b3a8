// SPDX-License-Identifier: CC0-1.0
// What a seat may or must say in its turn, and what that leaves of its moves.

import { holds } from './conditions.mjs';
import { seatScene } from './events.mjs';
import { among } from './game.mjs';

/** Which moves a declaration goes with. */
const GOES_WITH = {
  play: (row, { move, tile }) => move === 'play' && among(row.tile).has(tile),
  pass: (row, { move }) => move === 'pass' || move === 'discard',
  'before-turn': () => true,
  turn: () => true,
};

const goesWith = (move) => (row) => GOES_WITH[row.with](row, move);
const binds = (row) => row.with === 'play' || row.with === 'pass';

/** The id of the row as it was written: the numbers of one are choices of one declaration. */
export const nameOf = (id) => id.split('/')[0];

/** The number that is named, if there is one. */
export const numberOf = (id) => (id.includes('/') ? Number(id.split('/')[1]) : null);

const rowsOf = ({ game }) => game.turn.declares;
const pledged = (round) => rowsOf(round).filter(({ id }) => round.turn.pledged.includes(id));
const kept = (rows, moves) => moves.filter((move) => rows.every(goesWith(move)));

/** What is left after what was said; where that leaves nothing it binds to nothing. */
function bound(round, moves) {
  const left = kept(pledged(round), moves);
  return left.length === 0 ? moves : left;
}

export function isMade(round, row) {
  const isIt = (id) => nameOf(id) === nameOf(row.id);
  const once = row.with === 'turn' && round.said.some(({ seat, id }) => seat === round.turn.seat && isIt(id));
  return once || round.turn.declared.some(isIt);
}

export const holdsNow = (round, row) => holds(row.when, seatScene(round, round.turn.seat));

/** Whether nothing was done in the turn but what may be said before it. */
const isAtBeginning = ({ turn }) => turn.drawn.length === 0 && turn.laid.length === 0 && turn.granted === null
  && turn.pledged.length === 0 && turn.turned === null;

const isPossible = (round, row, moves) => (binds(row) ? kept([row], moves).length > 0 : isAtBeginning(round));

const offered = (round, moves) =>
  rowsOf(round).filter((row) => !isMade(round, row) && isPossible(round, row, moves) && holdsNow(round, row));

/** The moves of a turn with what may be said, and without what must be said first. */
export function withDeclarations(round, moves) {
  if (rowsOf(round).length === 0) return moves;
  const { seat } = round.turn;
  const left = bound(round, moves);
  const rows = offered(round, left);
  const due = rows.filter(({ duty }) => duty === 'must');
  return [
    ...left.filter((move) => !due.some(goesWith(move))),
    ...rows.map(({ id }) => ({ seat, move: 'declare', declaration: id })),
  ];
}

/** The rule by which a move that is not legal does not go with what was said, or has to be said; or null. */
export function saidRule(round, move, legal) {
  const said = legal.filter((other) => other.move === 'declare').map(({ declaration }) => declaration);
  const binding = said.length > 0 || kept(pledged(round), legal).length > 0 ? pledged(round) : [];
  const broken = binding.find((row) => !goesWith(move)(row));
  if (broken !== undefined) return `turn/declares/with/${broken.with}`;
  const due = rowsOf(round).some((row) => row.duty === 'must' && said.includes(row.id) && goesWith(move)(row));
  return due ? 'turn/declares/duty/must' : null;
}

/** Why something cannot be said; null if it can. */
export function declareRule(round, { declaration }, legal) {
  if (legal.some((move) => move.declaration === declaration)) return null;
  const row = rowsOf(round).find(({ id }) => id === declaration);
  if (row === undefined) return 'turn/declares';
  return isMade(round, row) || holdsNow(round, row) ? `turn/declares/with/${row.with}` : 'turn/declares/when';
}

/** Notes that something was said; returns its row. */
export function say(round, { seat, declaration }) {
  const row = rowsOf(round).find(({ id }) => id === declaration);
  round.turn.declared.push(declaration);
  round.said.push({ seat, id: declaration });
  if (binds(row)) round.turn.pledged.push(declaration);
  return row;
}
