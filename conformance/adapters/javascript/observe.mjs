// SPDX-License-Identifier: CC0-1.0
// What can be seen of a round: everything, or everything but other hands and what others put away.

import { mayClaim } from './claims.mjs';
import { openEnds } from './ends.mjs';
import { shown } from './rows.mjs';

function statusOf({ result }) {
  if (result === null) return 'playing';
  return result.match_over ? 'match-over' : 'round-over';
}

/** The side arms of a tile; of a hub all its trains. */
function opens({ game }, { slots, end }) {
  const hub = end === null && game.trains.length > 0;
  return slots.filter(({ place }) => hub || place === 'side').map(({ arm }) => arm);
}

function lineEntry(round, node) {
  const { tile, seat, end, out, lies } = node;
  const arms = opens(round, node);
  return arms.length === 0 ? { tile, seat, end, out, lies } : { tile, seat, end, out, lies, opens: arms };
}

const trainEntry = (round) => ({ row, owners }, end) => ({ end, train: row.id, owners, marked: round.marked[end] });

const isClaimable = (round) => round.result === null && (round.turn.asks === 'claim' || mayClaim(round));

/** Keys that are left out while they would be empty. */
function more(round, seen, as) {
  const { game, out, left, discards, counters, exposed, turn } = round;
  return {
    ...(game.trains.length > 0 ? { trains: game.trains.map(trainEntry(round)) } : {}),
    ...(out.length > 0 ? { out } : {}),
    ...(left.length > 0 ? { left } : {}),
    ...(discards.some((tiles) => tiles.length > 0) ? { discards: discards.map(seen) } : {}),
    ...(isClaimable(round) ? { claims: [...new Set(round.claims.gains.map(({ award }) => award))] } : {}),
    ...(exposed.length > 0 ? { exposed } : {}),
    ...(game.inRows ? { shown: shown(round, as) } : {}),
    ...(turn !== null && turn.declared.length > 0 ? { declared: turn.declared } : {}),
    ...(game.score.counters.length > 0 ? { counters } : {}),
  };
}

export function observe(round, as = 'all') {
  const seen = (tiles, seat) => (as === 'all' || as === seat ? tiles : null);
  return {
    status: statusOf(round),
    turn: round.result === null ? round.turn.seat : null,
    round: round.number,
    leader: round.leader,
    ends: openEnds(round).map(({ end, shows }) => ({ end, shows })),
    line: round.line.map((node) => lineEntry(round, node)),
    hand_sizes: round.hands.map((hand) => hand.length),
    hands: round.game.inRows && as !== 'all' ? round.hands.map(() => null) : round.hands.map(seen),
    boneyard: round.boneyard.length,
    passes: round.passes.length,
    confirmed: round.circle,
    scores: round.scores,
    result: round.result,
    ...more(round, seen, as),
  };
}
