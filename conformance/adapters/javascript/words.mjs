// SPDX-License-Identifier: CC0-1.0
// All words this engine knows, and where they stand in a resolved variant. A word that stands in a
// document but not here is lacking: the document is then declined with the ids of those words.

import { WORDS } from './vocabulary.mjs';

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the ids of unknown words and the places of wrong values. */
class Findings {
  lacking = new Set();
  faults = [];

  /** A text has to be a known word; whatever else stands there a whole number or a truth. */
  leaf(value, known, id) {
    if (typeof value === 'string') {
      if (!known.includes(value)) this.lacking.add(`${id}/${value}`);
    } else if (!Number.isSafeInteger(value) && typeof value !== 'boolean') {
      this.faults.push(`${id}: another value is wanted`);
    }
  }

  /** @param {string|string[]|object|null} form what is known there: see vocabulary.mjs */
  look(value, form, id) {
    if (form === null) return;
    if (Array.isArray(value)) for (const item of value) this.look(item, form, id);
    else if (typeof form === 'string') this.look(value, WORDS.shared[form].form, WORDS.shared[form].id);
    else if (Array.isArray(form)) this.leaf(value, form, id);
    else if (isRecord(value)) this.record(value, form, id);
    else this.leaf(value, form.words ?? [], id);
  }

  record(value, form, id) {
    for (const [key, item] of Object.entries(value)) {
      const known = form.keys?.[key] ?? form.each;
      if (Object.hasOwn(form.keys ?? {}, key)) this.look(item, form.keys[key], `${id}/${key}`);
      else if (known !== undefined) this.look(item, known, id);
      else this.lacking.add(`${id}/${key}`);
    }
  }
}

/** What stands in a resolved variant that this engine does not know, and what is not well formed. */
export function inspectVariant(document) {
  const found = new Findings();
  if (document.dominospec !== 1) {
    if (Number.isSafeInteger(document.dominospec)) found.lacking.add(`dominospec/${document.dominospec}`);
    else found.faults.push('dominospec: the version is missing');
  }
  for (const [key, form] of Object.entries(WORDS.chapters)) {
    if (Object.hasOwn(document, key)) found.look(document[key], form, key);
    else found.faults.push(`${key}: it is missing`);
  }
  for (const key of Object.keys(document)) {
    if (!Object.hasOwn(WORDS.chapters, key) && !WORDS.names.includes(key)) found.lacking.add(key);
  }
  return { lacking: [...found.lacking], faults: found.faults };
}
