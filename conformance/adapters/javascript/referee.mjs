// SPDX-License-Identifier: CC0-1.0
// Whether a move is legal; if not, which rule it breaks, and whether it is a breach to be judged.

import { allowedNumbers, barred, endAt, isOpen, mayBegin, waysOn } from './ends.mjs';
import { declareRule, saidRule } from './declares.mjs';
import {
  isBlocked, isLimitedInRound, legalMoves, mayCall, mayDraw, mayPass, mustDiscard, mustDrawFirst, mustLayUp,
} from './moves.mjs';
import { mayClaim } from './claims.mjs';
import { isTakenOut } from './joins.mjs';
import { leadTiles } from './opening.mjs';
import { stepsFor } from './leaders.mjs';
import {
  dutyRule, isGranted, isStuck, isUnderWay, leadIsDue, leadRule, leadWays, openTileRule, rowsOf, stopRule, turnRule,
} from './plays.mjs';
import { Refusal, illegal, misunderstood } from './refusal.mjs';
import { isDry } from './round.mjs';
import { canTurn, layable } from './rows.mjs';

/** Refuses moves that no mode lets happen: of a round that is over, or of a seat not to move. */
export function checkTurn(round, { seat }) {
  if (round.result !== null) throw new Refusal('game_over', { rule: 'law/over', message: 'the round is over' });
  if (seat !== round.turn.seat) {
    throw new Refusal('not_your_turn', { rule: 'law/turn', message: 'another seat is to move' });
  }
}

const stepOf = (round) => stepsFor(round)[round.opening.step];

/** Only the seat that was found has to lay the tile that was looked for. */
const leadDuty = (round) => (round.leader === round.opening.found.seat ? stepOf(round).lays : 'free');

function leadAsked(round) {
  if (leadTiles(round).draws) return 'lead/step/lacking/draw';
  const { from } = stepOf(round);
  const holds = round.hands[round.turn.seat].some((tile) => from.includes(tile)); // else any tile leads
  const narrow = leadDuty(round) === 'free' && from.length < round.game.tiles.length && holds;
  return narrow ? 'lead/step/from' : `lead/step/lays/${leadDuty(round)}`;
}

/** What the seat that is asked something before the first tile has to do instead. */
const ASKED = {
  redeal: () => 'deal/redeal/then/may-redeal',
  offer: (round) => {
    const step = stepOf(round);
    return step.refuse === 'not-allowed' ? `lead/step/leads/${step.leads}` : `lead/step/refuse/${step.refuse}`;
  },
  pass: (round) => `lead/step/lacking/${stepOf(round).lacking}`,
  draw: (round) => `lead/step/lacking/${stepOf(round).lacking}`,
  claim: () => 'score/awards/claim/called',
  lead: leadAsked,
};

const askedRule = (round) => ASKED[round.turn.asks](round);

/** Whether something has to be answered, or drawn, before any tile is laid. */
const isAskedElse = (round) => (round.turn.asks === 'lead' ? leadTiles(round).draws : round.turn.asks !== null);

/** The end that a play names; null for the lead. An arm that takes no tile is named by the rule that closes it. */
function namedEnd(round, { seat, tile, end }) {
  if (!round.hands[seat].includes(tile)) throw illegal('law/held', 'the seat does not hold that tile');
  if (leadIsDue(round)) {
    if (end !== undefined) throw illegal('law/end', 'the first tile is laid on no end');
    return null;
  }
  const open = end === undefined ? null : endAt(round, end);
  if (open === null) throw illegal('law/end', 'there is no such open end');
  if (!isOpen(open)) throw illegal(closedBy(round, open), 'nothing can be laid there');
  return open;
}

function closedBy(round, { node, slot }) {
  if (slot.closed) return 'rules/do/closes-end';
  if (!slot.open) return 'layout/axes/opens/after-line-sides';
  const { parent, place } = round.line[node];
  const single = place === 'side' && round.line[parent].axes.side_arms === 'one-tile';
  return single ? 'layout/axes/side_arms/one-tile' : 'layout/axes/arms';
}

/** What faces out where that is not said: the one legal way, else any that fits; a double always shows its number. */
function chosenWay(round, { tile, end, out }, ways) {
  if (out !== undefined) return out;
  const legal = ways.length > 1 ? legalMoves(round).filter(isSame({ move: 'play', tile, end })) : [];
  if (legal.length > 1) throw misunderstood('the tile can be laid in several ways: `out` is wanted');
  if (ways.length > 0) return legal[0]?.out ?? ways[0];
  return round.game.isDouble(tile) ? round.game.halves.get(tile)[0] : undefined;
}

/** Why a tile cannot be laid on an end, whoever lays it. */
function joinRule(round, { tile, out }, open) {
  const { by, wild } = round.game.join;
  if (!mayBegin(round, tile, open)) return 'layout/trains/start';
  if (open.node !== null) {
    if (allowedNumbers(round, tile, open).length === 0) return `layout/mixed_after/${round.game.layout.mixed_after}`;
    if (isTakenOut(round.game, { tile, out }, open.shows, round.line[open.node].tile)) return 'join/never';
  }
  return round.game.wild.has(tile) ? `join/wild/laid/${wild.laid}` : `join/by/${by}`;
}

/** The rule about granted plays that a play breaks, or null. */
function grantRule(round, play, open) {
  const { turn } = round;
  const rows = rowsOf(round, turn.granted.rows);
  if (rows.some((row) => isGranted(round, turn, row, play, open))) return null;
  const [row] = rows;
  if (!row.of.includes(play.tile)) return 'turn/again/of';
  return 'turn/again/at';
}

/** Judges the first tile of a round; what faces out of it is said where the leader chooses that, and nowhere else. */
function judgeLead(round, { seat, move, tile, out }) {
  const { tiles } = leadTiles(round);
  const ways = leadWays(round, tile).map((way) => way.out);
  const play = { seat, move, tile, ...(out === undefined ? {} : { out }) };
  const isSaid = ways.includes(out);
  const said = isSaid ? null : ways[0] === undefined ? 'law/end' : 'layout/one_end/chosen';
  const rule = tiles.includes(tile) ? leadRule(round, tiles, play) ?? said : askedRule(round);
  if (!isSaid) throw illegal(rule, 'the tile cannot be led in that way');
  return { move: play, rule };
}

/** What is due where the front was not turned. */
const dueOfRow = (round) => (mustLayUp(round) ? 'turn/row/doubles/face-up' : 'turn/row/look/nothing');

/** The tiles that a seat sees of its own, and can choose from. */
const seenTiles = (round) => (round.game.inRows ? layable(round, round.turn) : round.hands[round.turn.seat]);

/** Of a row nothing can be laid that is not seen, whether it lies there or not. */
function checkSeen(round, { tile }) {
  if (!round.game.inRows || seenTiles(round).includes(tile)) return;
  throw illegal(canTurn(round) ? dueOfRow(round) : 'deal/hands/face-down-row', 'only a tile that is seen can be laid');
}

/** Completes a play and finds the rule that it breaks, if any. */
function judgePlay(round, action) {
  const { seat, move, tile, end } = action;
  if (isAskedElse(round)) return { move: { seat, move, tile, end }, rule: askedRule(round) };
  checkSeen(round, action);
  const open = namedEnd(round, action);
  if (open === null) return judgeLead(round, action);
  const ways = waysOn(round, tile, open);
  const out = chosenWay(round, action, ways);
  const play = { seat, move, tile, end, out };
  if (mustDrawFirst(round)) return { move: play, rule: 'draw/when/every-turn' };
  const closed = barred(round, round.turn, open);
  if (closed !== null) return { move: play, rule: closed };
  const granted = round.turn.granted === null ? null : grantRule(round, play, open);
  if (granted !== null) return { move: play, rule: granted };
  if (ways.includes(out)) return { move: play, rule: turnRule(round, round.turn, play) };
  return { move: play, rule: openTileRule(round, tile) ?? joinRule(round, play, open) };
}

/** The rule by which a seat goes on instead of drawing, passing or calling. */
function goingOn(round) {
  const { turn } = round;
  if (turn.granted !== null) {
    const owed = turn.granted.gives === 'must-play' && isStuck(round);
    return owed ? null : `turn/again/gives/${turn.granted.gives}`;
  }
  return isUnderWay(round, turn) ? dutyRule(round, turn) : null;
}

function drawRule(round) {
  const { turn, game } = round;
  if (turn.asks !== null) return asked(round, 'draw');
  if (canTurn(round)) return dueOfRow(round);
  if (goingOn(round) !== null) return goingOn(round);
  if (mayDraw(round)) return null;
  if (game.draw.when === 'never') return 'draw/when/never';
  if (isDry(round)) return 'draw/reserve';
  if (turn.drawn.length >= game.most) return 'draw/most';
  return isLimitedInRound(round, turn.seat) ? 'draw/most_in_round' : `draw/when/${game.draw.when}`;
}

function passRule(round) {
  const { turn, game } = round;
  if (turn.asks !== null) return asked(round, 'pass');
  if (canTurn(round)) return dueOfRow(round);
  if (goingOn(round) !== null) return goingOn(round);
  if (mayPass(round)) return mustDiscard(round) ? 'pass/discards/one-tile' : null;
  if (mustDrawFirst(round)) return 'draw/when/every-turn';
  const mustPlay = turn.drawn.length > 0 && !isStuck(round) && game.draw.drawn === 'must-be-played';
  return mustPlay ? 'draw/drawn/must-be-played' : 'pass/when/when-stuck';
}

function discardRule(round) {
  const { discards } = round.game.pass;
  if (round.turn.asks === 'claim') return askedRule(round);
  if (discards === 'nothing') return 'pass/discards/nothing';
  if (round.turn.asks !== null) return askedRule(round);
  if (goingOn(round) !== null) return goingOn(round);
  return mayPass(round) && mustDiscard(round) ? null : 'pass/when/when-stuck';
}

function callRule(round) {
  if (round.turn.asks !== null) return askedRule(round);
  if (goingOn(round) !== null) return goingOn(round);
  return mayCall(round) ? null : `finish/block/established/${round.game.finish.block.established}`;
}

function stop(round) {
  if (round.turn.asks !== null) return askedRule(round);
  if (mustDrawFirst(round)) return 'draw/when/every-turn';
  return stopRule(round, round.turn);
}

/** Answers that are asked for are legal; where nothing is asked, the rule is that nothing is. */
const asked = (round, move) => {
  const { asks } = round.turn;
  const allowed = { redeal: ['redeal', 'decline'], offer: ['lead', 'decline'], pass: ['pass'], draw: ['draw'], claim: ['claim', 'decline'] };
  if (asks === 'lead') return move === 'draw' && leadTiles(round).draws ? null : askedRule(round);
  return allowed[asks].includes(move) ? null : askedRule(round);
};

const answer = (usual) => (round, { move }) =>
  (round.turn.asks === null ? usual : asked(round, move));

function claimRule(round) {
  if (round.turn.asks !== null) return asked(round, 'claim');
  return mayClaim(round) ? null : 'score/awards/claim/called';
}

function turnedRule(round) {
  if (isAskedElse(round)) return askedRule(round);
  if (!round.game.inRows) return 'deal/hands/held';
  if (round.game.turn.row.look === 'front') return 'turn/row/look/front';
  if (!canTurn(round)) return 'deal/hands/face-down-row';
  return mustLayUp(round) ? dueOfRow(round) : null;
}

const declaredRule = (round, action) =>
  (round.turn.asks === null ? declareRule(round, action, legalMoves(round)) : askedRule(round));

const plain = (rule) => (round, action) => {
  const { seat, move, tile } = action;
  const lacks = move === 'discard' && round.turn.asks === null && round.game.pass.discards !== 'nothing' && !round.hands[seat].includes(tile);
  if (lacks) throw illegal('law/held', 'the seat does not hold that tile');
  const more = { discard: { tile }, declare: { declaration: action.declaration } };
  return { move: { seat, move, ...more[move] }, rule: rule(round, action) };
};

const JUDGES = {
  play: judgePlay,
  draw: plain(drawRule),
  pass: plain(passRule),
  discard: plain(discardRule),
  stop: plain(stop),
  'call-block': plain(callRule),
  redeal: plain(answer('deal/redeal')),
  lead: plain(answer('lead/step/refuse/not-allowed')),
  decline: plain(answer('lead/step/refuse/not-allowed')),
  claim: plain(claimRule),
  turn: plain(turnedRule),
  declare: plain(declaredRule),
};

const isSame = (action) => (move) => ['move', 'tile', 'end'].every((key) => move[key] === action[key])
  && (action.out === undefined || move.out === action.out);

/** What was said, or has to be, against a move; null where that is not what is against it. */
function unsaidRule(round, action) {
  const { move, tile } = action;
  if (round.game.turn.declares.length === 0 || round.turn.asks !== null || move === 'declare') return null;
  if (tile !== undefined && !seenTiles(round).includes(tile)) return null;
  const legal = legalMoves(round);
  return legal.some(isSame(action)) ? null : saidRule(round, action, legal);
}

/** The move with everything said, and the rule that it breaks, or null. */
export function judge(round, action) {
  const rule = unsaidRule(round, action);
  if (rule !== null && round.mode === 'strict') throw illegal(rule, 'something else was said, or has to be');
  const judged = JUDGES[action.move](round, action);
  return rule === null ? judged : { ...judged, rule };
}

/** Either half can be laid outward, or a mixed tile across, whether a rule allows it or not; but it has to be said. */
function canBeLaid(round, { tile, end, out }) {
  if (out === undefined) return end === undefined;
  return out === 'across' ? !round.game.isDouble(tile) : round.game.halves.get(tile).includes(out);
}

/** Where blocks are not called there is no call, not even a false one; nor is there before the lead. */
const isFalseCall = (round) => round.game.finish.block.established === 'called'
  && round.line.length > 0 && round.turn.asks === null && !isBlocked(round);

const falsePass = (round) => (round.line.length > 0 && round.turn.asks === null ? 'false-pass' : null);

const BREACHES = {
  play: (round, move) => (!isAskedElse(round) && canBeLaid(round, move) ? 'illegal-tile' : null),
  pass: falsePass,
  discard: (round) => (round.game.pass.discards === 'nothing' ? null : falsePass(round)),
  draw: ({ turn, line, boneyard, game }) =>
    (line.length > 0 && turn.asks === null && boneyard.length > 0 && game.draw.when !== 'never' ? 'drew-though-able' : null),
  'call-block': (round) => (isFalseCall(round) ? 'false-block' : null),
};

/** The breach that an illegal move is in refereed play; null where it cannot be made at all. */
export function breachOf(round, move) {
  if (round.mode !== 'refereed' || (move.move !== 'play' && canTurn(round))) return null;
  return BREACHES[move.move]?.(round, move) ?? null;
}

/** Whether the move of a breach that does not end the round stays. A false call cannot. */
export function stands(round, breach) {
  const { ends, remedy } = round.game.fouls[breach];
  return breach !== 'false-block' && remedy === 'stands' && ends === 'nothing';
}
