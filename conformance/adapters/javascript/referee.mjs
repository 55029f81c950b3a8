// SPDX-License-Identifier: CC0-1.0
// Whether a move is legal; if not, which rule it breaks, and whether it is a breach to be judged.

import { canPlay, isBlocked, leadIsDue, mayCall, mayDraw, mayPass, openTo } from './moves.mjs';
import { isDry } from './round.mjs';
import { Refusal, illegal, misunderstood } from './refusal.mjs';

const LEAD_DUTY = (round) => `lead/step/lays/${round.lays}`;
const GRANT = 'turn/again/gives/may-play';

/** Refuses moves that no mode lets happen: of a round that is over, or of a seat not to move. */
export function checkTurn(round, { seat }) {
  if (round.result !== null) {
    throw new Refusal('game_over', { rule: 'law/over', message: 'the round is over' });
  }
  if (seat !== round.turn.seat) {
    throw new Refusal('not_your_turn', { rule: 'law/turn', message: 'another seat is to move' });
  }
}

/** The open end that a play names; null for the lead. */
function namedEnd(round, { seat, tile, end }) {
  if (!round.hands[seat].includes(tile)) throw illegal('law/held', 'the seat does not hold that tile');
  if (leadIsDue(round)) {
    if (end !== undefined) throw illegal('law/end', 'the first tile is laid on no end');
    return null;
  }
  const open = round.ends.find((other) => other.end === end);
  if (open === undefined) throw illegal('law/end', 'there is no such open end');
  return open;
}

/** A double always shows its number, whatever else is only named. */
function chosenWay(round, { tile, out }, ways) {
  if (out !== undefined) return out;
  if (ways.length === 1) return ways[0];
  if (ways.length > 1) throw misunderstood('the tile can be laid in several ways: `out` is wanted');
  return round.game.isDouble(tile) ? round.game.halves.get(tile)[0] : undefined;
}

function joinRule(round, tile) {
  const { by, wild } = round.game.join;
  return round.game.wild.has(tile) ? `join/wild/laid/${wild.laid}` : `join/by/${by}`;
}

/** Completes a play and finds the rule that it breaks, if any. */
function judgePlay(round, action) {
  const open = namedEnd(round, action);
  const { seat, move, tile, end } = action;
  if (open === null) {
    const rule = round.due !== null && tile !== round.due ? LEAD_DUTY(round) : null;
    return { move: { seat, move, tile }, rule };
  }
  const ways = round.game.ways(tile, open.shows);
  const out = chosenWay(round, action, ways);
  const completed = { seat, move, tile, end, out };
  if (!openTo(round).includes(open)) return { move: completed, rule: 'turn/again/at/on-that-tile' };
  return { move: completed, rule: ways.includes(out) ? null : joinRule(round, tile) };
}

function drawRule(round) {
  if (leadIsDue(round)) return LEAD_DUTY(round);
  if (round.turn.granted !== null) return GRANT;
  if (mayDraw(round)) return null;
  if (round.game.draw.when === 'never') return 'draw/when/never';
  if (isDry(round)) return 'draw/reserve';
  return round.turn.drawn.length >= round.game.most ? 'draw/most' : 'draw/when/when-stuck';
}

function passRule(round) {
  if (leadIsDue(round)) return LEAD_DUTY(round);
  if (round.turn.granted !== null) return GRANT;
  if (mayPass(round)) return null;
  const mustPlay = round.turn.drawn.length > 0 && canPlay(round, round.turn.seat);
  return mustPlay ? 'draw/drawn/must-be-played' : 'pass/when/when-stuck';
}

function callRule(round) {
  if (leadIsDue(round)) return LEAD_DUTY(round);
  if (round.turn.granted !== null) return GRANT;
  return mayCall(round) ? null : `finish/block/established/${round.game.finish.block.established}`;
}

const stopRule = (round) => (round.turn.granted === null ? GRANT : null);

const plain = (rule) => (round, { seat, move }) => ({ move: { seat, move }, rule: rule(round) });

const JUDGES = new Map(Object.entries({
  play: judgePlay,
  draw: plain(drawRule),
  pass: plain(passRule),
  stop: plain(stopRule),
  'call-block': plain(callRule),
}));

/** The move with everything said, and the rule that it breaks, or null. */
export const judge = (round, action) => JUDGES.get(action.move)(round, action);

/** Either half can be laid outward, or a mixed tile across, whether a rule allows it or not. */
function canBeLaid(round, { tile, out }) {
  if (out === undefined) return true;
  return out === 'across' ? !round.game.isDouble(tile) : round.game.halves.get(tile).includes(out);
}

/** Where blocks are not called there is no call, not even a false one; nor is there before the lead. */
const isFalseCall = (round) =>
  round.game.finish.block.established === 'called' && !leadIsDue(round) && !isBlocked(round);

const BREACHES = new Map(Object.entries({
  play: (round, move) => (canBeLaid(round, move) ? 'illegal-tile' : null),
  pass: (round) => (leadIsDue(round) ? null : 'false-pass'),
  'call-block': (round) => (isFalseCall(round) ? 'false-block' : null),
}));

/** The breach that an illegal move is in refereed play; null where it cannot be made at all. */
export function breachOf(round, move) {
  if (round.mode !== 'refereed') return null;
  return BREACHES.get(move.move)?.(round, move) ?? null;
}

/** Whether the move of a breach that does not end the round stays. A false call cannot. */
export function stands(round, move, breach) {
  const { ends, remedy } = round.game.fouls[breach];
  if (breach === 'false-block' || remedy === 'taken-back' || ends !== 'nothing') return false;
  if (breach === 'illegal-tile' && !leadIsDue(round) && move.out === undefined) {
    throw misunderstood('the tile stays where it was laid: `out` is wanted');
  }
  return true;
}
