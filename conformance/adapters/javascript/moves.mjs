// SPDX-License-Identifier: CC0-1.0
// Which moves the seat to move has.

import { mayClaim } from './claims.mjs';
import { withDeclarations } from './declares.mjs';
import { asksFor } from './opening.mjs';
import { canPlay, isStuck, isUnderWay, leadIsDue, playsOf, stopRule } from './plays.mjs';
import { canTurn, isTurnedInVain } from './rows.mjs';
import { isDry, seatsIn } from './round.mjs';

/** Whether boneyard, turn and round leave a draw to a seat. */
export const drawsAreLeft = (round, { seat, drawn }) =>
  !isDry(round) && drawn.length < round.game.most && round.drawnInRound[seat] < round.game.mostInRound;

export const isLimitedInRound = (round, seat) => round.drawnInRound[seat] >= round.game.mostInRound;

/** The boneyard can give no more to anybody still in. */
const isExhausted = (round) => isDry(round) || seatsIn(round).every((seat) => isLimitedInRound(round, seat));

/** No seat still in has a legal play, and the boneyard can give no more. */
export const isBlocked = (round) =>
  round.line.length > 0 && isExhausted(round) && !seatsIn(round).some((seat) => canPlay(round, seat));

/** It is looked after plays and draws. Where a special rule takes the last tile, the passes show it. */
export const blocksAtOnce = (round) => round.game.finish.block.established === 'at-once' && isBlocked(round);

/** A turn begins with a draw before anything else. */
export const mustDrawFirst = (round) => round.game.draw.when === 'every-turn' && !leadIsDue(round)
  && round.turn.drawn.length === 0 && round.turn.laid.length === 0 && drawsAreLeft(round, round.turn);

const WHEN = {
  never: () => false,
  'when-stuck': isStuck,
  'may-when-stuck': isStuck,
  'at-will': (round) => round.turn.laid.length === 0 || isStuck(round),
  'every-turn': (round) => mustDrawFirst(round) || isStuck(round),
};

/** A further play that is not owed is never drawn for. */
const goesOnFreely = (round) => (round.turn.granted === null
  ? isUnderWay(round, round.turn) : round.turn.granted.gives !== 'must-play');

export const mayDraw = (round) =>
  !goesOnFreely(round) && drawsAreLeft(round, round.turn) && WHEN[round.game.draw.when](round);

export function mayPass(round) {
  const { game, turn } = round;
  if (goesOnFreely(round) || mustDrawFirst(round)) return false;
  const mustPlay = turn.drawn.length > 0 && game.draw.drawn === 'must-be-played';
  if (game.pass.when === 'at-will' && turn.laid.length === 0 && !mustPlay) return true;
  if (isStuck(round)) return game.draw.when === 'may-when-stuck' || !drawsAreLeft(round, turn);
  return turn.drawn.length > 0 && game.draw.drawn === 'may-be-kept';
}

/** A stuck seat that holds tiles may have to put one away to pass. */
export const mustDiscard = (round) => round.game.pass.discards === 'one-tile'
  && round.hands[round.turn.seat].length > 0 && isStuck(round);

export const mayCall = (round) => round.game.finish.block.established === 'called'
  && round.turn.laid.length === 0 && round.turn.drawn.length === 0 && isBlocked(round);

function passes(round) {
  const { seat } = round.turn;
  if (!mayPass(round)) return [];
  if (!mustDiscard(round)) return [{ seat, move: 'pass' }];
  return [...new Set(round.hands[seat])].map((tile) => ({ seat, move: 'discard', tile }));
}

/** Whether every tile was turned in vain, and one that lies face up can be laid. */
export const mustLayUp = (round) => isTurnedInVain(round) && !isStuck(round);

/** The moves of a turn, whatever may be said. */
function movesOfTurn(round) {
  const { seat } = round.turn;
  if (mustDrawFirst(round)) return [{ seat, move: 'draw' }];
  const moves = [...playsOf(round, round.turn)];
  if (canTurn(round) && !mustLayUp(round)) return [...moves, { seat, move: 'turn' }];
  const goesOn = goesOnFreely(round);
  if (mayDraw(round)) moves.push({ seat, move: 'draw' });
  moves.push(...passes(round));
  if (mayCall(round)) moves.push({ seat, move: 'call-block' });
  if (goesOn && stopRule(round, round.turn) === null) moves.push({ seat, move: 'stop' });
  return moves;
}

/** All legal moves. */
export function legalMoves(round) {
  if (round.result !== null) return [];
  const { seat, asks } = round.turn;
  if (asks !== null) return asksFor(round);
  const claims = mayClaim(round) ? [{ seat, move: 'claim' }] : [];
  return [...claims, ...withDeclarations(round, movesOfTurn(round))];
}
