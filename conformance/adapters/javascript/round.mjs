// SPDX-License-Identifier: CC0-1.0
// The position of a round: plain values, and what follows from them without any move.

/** A turn that has just begun. `granted` is null, or the ends where a further play may be laid. */
export const freshTurn = (seat) => ({ seat, drawn: [], granted: null });

export function newRound(game, { mode, number, scores, hands, boneyard }) {
  return {
    game,
    mode,
    number,
    scores: [...scores],
    booked: scores.map(() => 0),
    hands: hands.map((hand) => game.sorted(hand)),
    boneyard: [...boneyard],
    leader: null,
    lays: 'free',
    due: null,
    line: [],
    ends: [],
    last: null,
    turn: null,
    direction: game.clockwise ? 1 : -1,
    turnsRound: false,
    skips: hands.map(() => 0),
    passes: 0,
    passesInRound: 0,
    circle: [],
    result: null,
  };
}

/** A position that can be changed without changing this one. Values inside lists are never changed. */
export function copyRound(round) {
  return {
    ...round,
    scores: [...round.scores],
    booked: [...round.booked],
    hands: round.hands.map((hand) => [...hand]),
    boneyard: [...round.boneyard],
    line: [...round.line],
    ends: [...round.ends],
    turn: { ...round.turn, drawn: [...round.turn.drawn] },
    skips: [...round.skips],
    circle: [...round.circle],
  };
}

export function seatAfter(round, seat, places = 1) {
  const { players } = round.game;
  return (((seat + places * round.direction) % players) + players) % players;
}

export const seatBefore = (round, seat) => seatAfter(round, seat, -1);

/** Places after the leader in turn order; the leader itself is at 0. */
export function placesAfterLeader(round, seat) {
  const { players } = round.game;
  return (((seat - round.leader) * round.direction) % players + players) % players;
}

export const nearestToLeader = (round, seats) =>
  seats.reduce((a, b) => (placesAfterLeader(round, b) < placesAfterLeader(round, a) ? b : a));

/** The given sides in the order of their first seats from the leader. */
export function sidesFromLeader(round, sides) {
  const order = new Set();
  for (let places = 0; places < round.game.players; places += 1) {
    const side = round.game.sides[seatAfter(round, round.leader, places)];
    if (sides.has(side)) order.add(side);
  }
  return [...order];
}

/** The boneyard can give no more. */
export const isDry = (round) =>
  round.game.draw.when === 'never' || round.boneyard.length <= round.game.draw.reserve;

export const closer = (round) => (round.line.length === 0 ? null : round.line.at(-1).seat);

export const handCount = (round, seat) =>
  round.hands[seat].reduce((sum, tile) => sum + round.game.worth[tile], 0);

/** Takes up to `amount` tiles into a hand and says which; the circle of passes is empty then. */
export function takeFromBoneyard(round, seat, amount) {
  const taken = [];
  while (taken.length < amount && !isDry(round)) taken.push(round.boneyard.shift());
  if (taken.length > 0) {
    round.hands[seat] = round.game.sorted([...round.hands[seat], ...taken]);
    round.circle = [];
  }
  return taken;
}
