// SPDX-License-Identifier: CC0-1.0
// The protocol: one request in, one reply out. The conversation remembers the variant and the games.

import { Game } from './game.mjs';
import { legalMoves } from './moves.mjs';
import { makeMove, startRound } from './engine.mjs';
import { explain } from './explain.mjs';
import { observe } from './observe.mjs';
import { perft } from './perft.mjs';
import { Refusal, misunderstood } from './refusal.mjs';
import { checkRequest } from './requests.mjs';
import { inspectVariant } from './words.mjs';

const PROTOCOL = 1;

const ABOUT = {
  protocol: PROTOCOL,
  engine: { name: 'dominospec-javascript', version: '1.0.0', language: 'JavaScript' },
  features: ['dealing', 'matches', 'refusal-rules'],
  spec_driven: true,
  modes: ['strict', 'refereed'],
  commands: ['perft', 'undo', 'explain'],
};

const isRequest = (value) =>
  typeof value === 'object' && value !== null && Number.isSafeInteger(value.id) && value.id >= 1;

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export class Conversation {
  over = false;
  #game = null;
  #rounds = new Map(); // the positions of a round, the present one last

  /** The reply to a line of the pipe. */
  line(line) {
    const request = parsed(line);
    if (!isRequest(request)) {
      return { id: null, error: { code: 'bad_request', message: 'a line is a JSON object with an id' } };
    }
    return this.reply(request);
  }

  reply(request) {
    try {
      const command = checkRequest(request);
      if (command === null) throw new Refusal('unsupported', { message: 'the command is unknown' });
      return { id: request.id, ...this[command](request) };
    } catch (error) {
      return { id: request.id, error: this.#error(error, request) };
    }
  }

  #error(error, request) {
    if (!(error instanceof Refusal)) {
      process.stderr.write(`${error.stack}\n`);
      return { code: 'internal', message: String(error) };
    }
    const reply = { code: error.code, message: error.message };
    if (error.rule !== undefined) reply.rule = error.rule;
    if (error.code === 'illegal_action') reply.legal = legalMoves(this.#round(request.game));
    return reply;
  }

  #positions(name) {
    const positions = this.#rounds.get(name);
    if (positions === undefined) throw new Refusal('unknown_game', { message: 'no such game was started' });
    return positions;
  }

  #round(name) {
    return this.#positions(name).at(-1);
  }

  hello({ protocol }) {
    if (!protocol.includes(PROTOCOL)) {
      throw new Refusal('unsupported', { message: `only protocol ${PROTOCOL} is spoken` });
    }
    return ABOUT;
  }

  variant({ variant: document }) {
    const { lacking, faults } = inspectVariant(document);
    if (lacking.length > 0) {
      return { unsupported: { features: lacking, reason: 'these words are not known to this engine' } };
    }
    if (faults.length > 0) throw misunderstood(faults[0]);
    this.#game = new Game(document);
    this.#rounds.clear();
    return { ok: true };
  }

  start(request) {
    if (this.#game === null) throw misunderstood('no variant was named');
    const { round, events } = startRound(this.#game, request);
    this.#rounds.set(request.game, [round]);
    return { state: observe(round), events };
  }

  legal({ game }) {
    return { actions: legalMoves(this.#round(game)) };
  }

  apply({ game, action }) {
    const { round, events } = makeMove(this.#round(game), action);
    this.#positions(game).push(round);
    return { state: observe(round), events };
  }

  undo({ game }) {
    const positions = this.#positions(game);
    if (positions.length === 1) throw misunderstood('there is no move to take back');
    positions.pop();
    return { state: observe(positions.at(-1)) };
  }

  perft({ game, ...bounds }) {
    return perft(this.#round(game), bounds);
  }

  explain({ game, action }) {
    return explain(this.#round(game), action);
  }

  observe({ game, as }) {
    const round = this.#round(game);
    if (as !== 'all' && as >= round.game.players) throw misunderstood('there is no such seat');
    return { state: observe(round, as) };
  }

  bye() {
    this.over = true;
    return { ok: true };
  }
}
