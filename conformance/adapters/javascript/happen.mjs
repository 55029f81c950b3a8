// SPDX-License-Identifier: CC0-1.0
// Events take place here: a group of awards, what is booked of it, and the rules after it.

import { carryOutAwards } from './awards.mjs';
import { newGroup, settle } from './booking.mjs';
import { tableScene } from './events.mjs';
import { isReached } from './match.mjs';
import { carryOutRules } from './rules.mjs';
import { stopAtTarget } from './settlement.mjs';

/**
 * The awards of the events of one moment, then their rules.
 * `judged`: whether the target is looked for already, and not only after the end of the round.
 * @returns {boolean} whether the round is over, because the target was reached
 */
export function happen(round, events, log, { judged = true, ...more } = {}) {
  const group = newGroup(round);
  const scenes = events.map((event) => tableScene(round, event, { group, ...more }));
  scenes.forEach(carryOutAwards);
  settle(round, group, log);
  if (events[0].name === 'play' || events[0].name === 'lead') round.playGroup = group;
  if (judged && group.entries.length > 0 && isOver(round, events[0].actor, log)) return true;
  for (const scene of scenes) carryOutRules(scene, log);
  return false;
}

/** Whether the target ends the round at once; then it has ended. */
export function isOver(round, actor, log) {
  if (round.game.match.checked !== 'at-once' || !isReached(round)) return false;
  stopAtTarget(round, actor, log);
  return true;
}

/** Whether a play and the end of the round by it are tested against the target as one sum. */
export const addsUp = ({ game: { match } }) => match.reach === 'exactly' && match.overshoot === 'whole-play';
