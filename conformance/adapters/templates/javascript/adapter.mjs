// SPDX-License-Identifier: MIT
// Between dominospec and my engine: the pipe works, the game is to be filled in.
import { createInterface } from 'node:readline';

const GAMES = []; // the games that my engine plays, such as 'block'
const LATER = { unsupported: { features: ['adapter'], reason: 'this is not written yet' } };

/** Throw it with a code, and the rule if it is known: new Refused('illegal_action', 'law/end'). */
class Refused extends Error {
  constructor(code, rule) {
    super(code);
    this.error = rule === undefined ? { code } : { code, rule };
  }
}

const commands = {
  hello: () => ({
    protocol: 1,
    engine: { name: 'my engine', version: '0.1', language: 'javascript' },
    features: [],
    modes: ['strict'],
    spec_driven: false, // auto: ['pass'] and ends: 'value' say how my engine differs
    variants: GAMES.map((id) => ({ id })),
  }),

  variant: (asked) => ({ ok: true }), // asked.variant.variant is the game from now on

  start: (asked) => LATER, // begin asked.game with asked.deal: { state, events: [] }

  legal: (asked) => LATER, // { actions: [{ seat: 0, move: 'play', tile: '6-6' }, ...] }

  apply: (asked) => LATER, // make asked.action: { state, events }, or throw a Refused

  observe: (asked) => LATER, // { state } as asked.as sees it: 'all', or a seat

  bye: () => ({ ok: true }),
};

function answer(asked) {
  try {
    if (!Object.hasOwn(commands, asked.cmd)) throw new Refused('unsupported');
    return commands[asked.cmd](asked);
  } catch (refused) {
    if (refused instanceof Refused) return { error: refused.error };
    throw refused;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...answer(asked) })}\n`);
  if (asked.cmd === 'bye') break;
}
