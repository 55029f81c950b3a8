// SPDX-License-Identifier: CC0-1.0
// By which rules a move would be judged. Positions are never changed, so trying one does no harm.

import { makeMove } from './engine.mjs';
import { Refusal } from './refusal.mjs';
import { judge } from './referee.mjs';

/** Where in the language the rows stand that events name. */
const ROWS = { award: 'score/awards', rule: 'rules', breach: 'fouls' };

const rowsOf = (event) => Object.entries(ROWS).flatMap(([key, list]) => (key in event ? [`${list}/${event[key]}`] : []));

export function explain(round, action) {
  try {
    const { events } = makeMove(round, action);
    const { rule } = judge(round, action);
    return { legal: rule === null, rules: [...new Set(events.flatMap(rowsOf))] };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.rule === undefined) throw refusal;
    return { legal: false, rules: [refusal.rule] };
  }
}
