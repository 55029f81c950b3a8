// SPDX-License-Identifier: CC0-1.0
// The position of a round: plain values, and what follows from them without any move.

/**
 * A tile laid. `slots` are its arms, but for the one it was joined by.
 * @typedef {{tile: string, seat: number|null, end: number|null, out: number|string|null, lies: string,
 *   parent: number|null, place: string|null, joined: number[], axes: object, row: string|null, slots: Slot[],
 *   train: number|null, turn: number, drawn: boolean, before: object, fills: boolean}} Laid
 * @typedef {{arm: number, place: string, shows: number[], child: number|null, open: boolean, dead: boolean,
 *   closed: boolean}} Slot
 */

export function newRound(game, { mode, place, scores, hands, boneyard }) {
  const nought = game.everyone.map(() => 0);
  const counters = countersOf(game, place.history?.counters ?? {});
  return {
    game,
    mode,
    number: place.number,
    last: place.last,
    lots: [...place.lots],
    history: historyOf(game, place.history ?? {}),
    scores: [...scores],
    booked: scores.map(() => 0),
    pointsOfPlay: scores.map(() => 0),
    counters,
    countersBefore: copy(counters),
    hands: hands.map((hand) => (game.inRows ? [...hand] : game.sorted(hand))),
    discards: hands.map(() => []),
    boneyard: [...boneyard],
    leader: null,
    opening: null,
    line: [],
    tips: game.trains.map(() => ({ node: null, slot: null })),
    waiting: [],
    marked: game.trains.map(() => false),
    turns: 0,
    turn: null,
    moved: game.everyone.map(() => false),
    turnsEnded: game.everyone.map(() => false),
    direction: game.clockwise ? 1 : -1,
    turnsRound: false,
    skips: [...nought],
    passes: [],
    passesInRound: [...nought],
    drawnInRound: [...nought],
    circle: [],
    fullCircles: 0,
    out: [],
    left: [],
    tied: [],
    exposed: [],
    faceUp: hands.map(() => []),
    turnedTiles: hands.map(() => []),
    said: [],
    claims: null,
    ordered: null,
    matchOrder: null,
    playGroup: null,
    over: false,
    result: null,
  };
}

/** What is not said is nought. */
function historyOf(game, { won, running, ties, passes }) {
  const filled = (places, values) => places.map((_, place) => values?.[place] ?? 0);
  return {
    won: filled(game.bySide, won),
    running: filled(game.bySide, running),
    ties: ties ?? 0,
    passes: filled(game.everyone, passes),
  };
}

const HOLDERS = { table: () => [0], 'each-side': (game) => game.bySide, 'each-seat': (game) => game.everyone };

/** Counters of the match stand where they stood; those of the round begin anew. */
const countersOf = (game, kept) => Object.fromEntries(game.score.counters.map((row) => [
  row.id,
  (row.kept === 'match' && kept[row.id]) || HOLDERS[row.of](game).map(() => row.starts),
]));

const NEW_TURN = () => ({
  asks: null, drawn: [], laid: [], counted: [], granted: null, fired: {}, turned: null, declared: [], pledged: [],
});

/** A turn that has just begun; `limits` names the record of `turn` that binds it. */
export function freshTurn(round, seat, limits) {
  round.turns += 1;
  return { ...NEW_TURN(), id: round.turns, seat, limits };
}

/** A turn of a seat as others see it: ordinary, and only thought of. */
export const ordinaryTurn = (seat) =>
  ({ ...NEW_TURN(), id: null, seat, limits: 'plays' });

const copy = (value) => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(copy);
  const result = {};
  for (const key of Object.keys(value)) result[key] = copy(value[key]);
  return result;
};

/** A position that can be changed without changing this one. */
export function copyRound({ game, ...rest }) {
  return { game, ...copy(rest) };
}

export const isIn = (round, seat) => !round.out.includes(seat) && !round.left.includes(seat);
export const seatsIn = (round) => round.game.everyone.filter((seat) => isIn(round, seat));

const wrap = (seat, players) => ((seat % players) + players) % players;

/** The seat so many places on (back, if negative), among the seats still in. One alone is its own next. */
export function seatAfter(round, seat, places = 1) {
  const step = Math.sign(places) * round.direction;
  let found = seat;
  for (let left = Math.abs(places); left > 0; left -= 1) {
    let next = wrap(found + step, round.game.players);
    while (next !== found && !isIn(round, next)) next = wrap(next + step, round.game.players);
    found = next;
  }
  return found;
}

export const seatBefore = (round, seat) => seatAfter(round, seat, -1);

/** All seats in turn order, the given one first, whether they are in or not. */
export const fromSeat = (round, seat) =>
  round.game.everyone.map((places) => wrap(seat + places * round.direction, round.game.players));

/** The seats in the order in which they are asked before the lead. */
export const askingOrder = (round) =>
  fromSeat(round, round.last === null ? 0 : wrap(round.last.leader + round.direction, round.game.players));

/** The leader; as long as nobody leads, the first that is asked. */
export const leaderOf = (round) => round.leader ?? askingOrder(round)[0];

/** Places after a seat in turn order; the seat itself is at 0. */
export const placesAfter = (round, from, seat) => fromSeat(round, from).indexOf(seat);

export const nearestToLeader = (round, seats) =>
  fromSeat(round, leaderOf(round)).find((seat) => seats.includes(seat)) ?? null;

/** The given sides in the order of their first seats from the leader. */
export const sidesFromLeader = (round, sides) =>
  [...new Set(fromSeat(round, leaderOf(round)).map((seat) => round.game.sides[seat]))].filter((side) => sides.has(side));

/** The boneyard can give no more. */
export const isDry = (round) =>
  round.game.draw.when === 'never' || round.boneyard.length <= round.game.draw.reserve;

/** Who laid the last tile; as long as only the table has laid, the leader. */
export const closer = (round) => round.line.findLast(({ seat }) => seat !== null)?.seat ?? leaderOf(round);

export const handCount = (round, seat) =>
  round.hands[seat].reduce((sum, tile) => sum + round.game.worth[tile], 0);

/** Takes one copy of a tile out of a hand. */
export function takeFromHand(round, seat, tile) {
  const index = round.hands[seat].indexOf(tile);
  round.hands[seat] = round.hands[seat].toSpliced(index, 1);
  const open = round.exposed.findIndex((one) => one.seat === seat && one.tile === tile);
  if (open !== -1) round.exposed = round.exposed.toSpliced(open, 1);
}

/** In a row tiles go to the far end. */
export function putIntoHand(round, seat, tiles) {
  const hand = [...round.hands[seat], ...tiles];
  round.hands[seat] = round.game.inRows ? hand : round.game.sorted(hand);
}

export function emptyCircle(round) {
  round.circle = [];
  round.fullCircles = 0;
}

/** Takes up to `amount` tiles into a hand and says which; the circle of passes is empty then. */
export function takeFromBoneyard(round, seat, amount) {
  const taken = [];
  while (taken.length < amount && !isDry(round)) taken.push(round.boneyard.shift());
  if (taken.length > 0) {
    putIntoHand(round, seat, taken);
    emptyCircle(round);
  }
  return taken;
}
