// SPDX-License-Identifier: CC0-1.0
// Quantities: a count and its modifiers. A count may have no value here and now: it is null then.

import { COUNTS } from './counts.mjs';

const operand = (value, scene) => (value === undefined ? 0 : quantity(value, scene) ?? 0);

const ROUNDING = {
  nearest: (value, step) => Math.floor((value + step / 2) / step) * step,
  down: (value, step) => Math.floor(value / step) * step,
  up: (value, step) => Math.ceil(value / step) * step,
};

export const rounded = (value, step, rounding = 'nearest') =>
  (step === undefined ? value : ROUNDING[rounding](value, step) + 0);

/** The entry of the largest key that is not above the value. */
function lookedUp(value, table) {
  const keys = Object.keys(table).map(Number).filter((key) => key <= value);
  return keys.length === 0 ? 0 : table[Math.max(...keys)];
}

/** The count with its modifiers, but for floor and cap; null where it has no value. */
export function count(name, part, scene) {
  const counted = COUNTS.get(name)(scene, part);
  if (counted === null) return null;
  let value = counted - operand(part.minus, scene) + operand(part.plus, scene);
  value = rounded(value, part.round_to, part.rounding);
  if (part.divide_by !== undefined) value = Math.floor(value / part.divide_by);
  if (part.table !== undefined) value = lookedUp(value, part.table);
  return part.times === undefined ? value : value * operand(part.times, scene);
}

/** A number, or a count with all its modifiers; null where it has no value. */
export function quantity(value, scene) {
  if (typeof value === 'number') return value;
  const counted = count(value.count, value, scene);
  if (counted === null) return null;
  const floor = value.at_least === undefined ? 0 : quantity(value.at_least, scene);
  const cap = value.at_most === undefined ? null : quantity(value.at_most, scene);
  const raised = floor === null ? counted : Math.max(counted, floor);
  return cap === null ? raised : Math.min(raised, cap);
}

/** A quantity as points or an amount: 0 where it has no value. */
export const amount = (value, scene) => quantity(value, scene) ?? 0;
