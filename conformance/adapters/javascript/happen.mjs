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
 * @returns {boolean} whether the round is over, because the target was reached
 */
export function happen(round, events, log, more = {}) {
  const group = newGroup(round);
  const scenes = events.map((event) => tableScene(round, event, { group, ...more }));
  scenes.forEach(carryOutAwards);
  settle(round, group, log);
  if (events[0].name === 'play' || events[0].name === 'lead') round.playGroup = group;
  if (round.game.match.checked === 'at-once' && isReached(round)) {
    stopAtTarget(round, events[0].actor, log);
    return true;
  }
  for (const scene of scenes) carryOutRules(scene, log);
  return false;
}
