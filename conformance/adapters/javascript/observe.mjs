// SPDX-License-Identifier: CC0-1.0
// What can be seen of a round: everything, or everything but other hands.

export const observe = (round, as = 'all') => ({
  status: statusOf(round),
  turn: round.result === null ? round.turn.seat : null,
  round: round.number,
  leader: round.leader,
  ends: round.ends,
  line: round.line,
  hand_sizes: round.hands.map((hand) => hand.length),
  hands: round.hands.map((hand, seat) => (as === 'all' || as === seat ? hand : null)),
  boneyard: round.boneyard.length,
  passes: round.passes,
  confirmed: round.circle,
  scores: round.scores,
  result: round.result,
});

function statusOf({ result }) {
  if (result === null) return 'playing';
  return result.match_over ? 'match-over' : 'round-over';
}
