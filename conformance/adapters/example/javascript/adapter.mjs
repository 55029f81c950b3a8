// SPDX-License-Identifier: MIT
// Between dominospec and the library: what init-adapter wrote, filled in.
import { createInterface } from 'node:readline';
import { Block } from './library.mjs';

const SIDES = ['left', 'right'];
const TARGET = 100;
const tables = new Map();

/** Throw it with a code, and the rule if it is known: new Refused('illegal_action', 'law/end'). */
class Refused extends Error {
  constructor(code, rule) {
    super(code);
    this.error = rule === undefined ? { code } : { code, rule };
  }
}

/** The library has pairs, dominospec texts. */
const pair = (tile) => tile.split('-').map(Number);
const name = (tile) => [...tile].sort((one, other) => other - one).join('-');

/** A game of the library, and what the library does not remember. */
class Table {
  constructor({ deal, round, scores }) {
    [this.leader] = round.lots;
    this.game = new Block(deal.hands.map((hand) => hand.map(pair)), this.leader);
    Object.assign(this, { number: round.number, scores, line: [], passed: [], result: null });
  }

  held(seat, tile) {
    return this.game.hands[seat].find((held) => name(held) === tile);
  }

  /** What faces out: the half that does not touch; nothing is said of the first tile. */
  out(tile, end) {
    if (end === undefined) return null;
    const [one, other] = pair(tile);
    return one === this.game.ends()[SIDES[end]] ? other : one;
  }

  /** Tells the library, and writes the tile down. */
  lay({ seat, tile, end }) {
    const { game } = this;
    const seen = game.log.length;
    const here = { tile, seat, end: end ?? null, out: this.out(tile, end) };
    try {
      game.play(this.held(seat, tile), SIDES[end ?? 1]);
    } catch {
      throw new Refused('illegal_action');
    }
    const [one, other] = pair(tile);
    this.line.push({ ...here, lies: one === other ? 'crosswise' : 'lengthwise' });
    this.passed = game.log.slice(seen + 1).map(({ player }) => player);
    const passes = this.passed.map((player) => ({ event: 'pass', seat: player, stuck: true }));
    return [{ event: 'play', ...here }, ...passes, ...(game.over === null ? [] : this.end(seat))];
  }

  /** Counts the round, and says what it came to. */
  end(seat) {
    const { winner } = this.game;
    const end = { ended: this.game.over === 'out' ? 'out' : 'block', seat, winner, winners: [winner] };
    const points = this.scores.map((_, side) => (side === winner ? this.game.points() : 0));
    this.scores = this.scores.map((score, side) => score + points[side]);
    const over = Math.max(...this.scores) >= TARGET;
    const pips = this.scores.map((_, player) => this.game.pips(player));
    this.result = { ...end, pips, points, match_over: over, match_winners: over ? [winner] : [] };
    return [{ event: 'round-end', ...end }, { event: 'award', award: 'pips', side: winner, points: points[winner] }];
  }

  state(as = 'all') {
    const { game, result, line } = this;
    const hands = game.hands.map((hand) => hand.map(name));
    const over = result?.match_over ? 'match-over' : 'round-over';
    return {
      status: result === null ? 'playing' : over,
      turn: result === null ? game.turn : null,
      round: this.number,
      leader: this.leader,
      ends: line.length === 0 ? [] : SIDES.map((side, end) => ({ end, shows: [game.ends()[side]] })),
      line,
      hand_sizes: hands.map((hand) => hand.length),
      hands: hands.map((hand, seat) => (as === 'all' || as === seat ? hand : null)),
      boneyard: 0,
      passes: this.passed.length,
      confirmed: this.passed,
      scores: this.scores,
      result,
    };
  }
}

function tableOf({ game }) {
  if (!tables.has(game)) throw new Refused('unknown_game');
  return tables.get(game);
}

const commands = {
  hello: () => ({
    protocol: 1,
    engine: { name: "somebody's Block", version: '3.1', language: 'javascript' },
    features: [],
    modes: ['strict'],
    spec_driven: false,
    variants: [{ id: 'block' }],
    auto: ['pass'],
  }),

  variant: () => ({ ok: true }),

  start(asked) {
    const lacks = asked.deal.hands === undefined || asked.round.lots.length === 0;
    if (lacks) return { unsupported: { features: ['deal/order', 'lead'] } };
    if (asked.deal.hands.some((hand) => hand.length === 0)) throw new Refused('bad_deal');
    tables.set(asked.game, new Table(asked));
    return { state: tableOf(asked).state(), events: [] };
  },

  legal(asked) {
    const { game, line, result } = tableOf(asked);
    const moves = result === null ? game.moves() : [];
    return {
      actions: moves.map(({ tile, side }) => ({
        seat: game.turn,
        move: 'play',
        tile: name(tile),
        ...(line.length === 0 ? {} : { end: SIDES.indexOf(side) }),
      })),
    };
  },

  apply(asked) {
    const table = tableOf(asked);
    const { seat, move, tile, end, out } = asked.action;
    if (table.result !== null) throw new Refused('game_over', 'law/over');
    if (seat !== table.game.turn) throw new Refused('not_your_turn', 'law/turn');
    if (move !== 'play') throw new Refused('illegal_action');
    if (table.held(seat, tile) === undefined) throw new Refused('illegal_action', 'law/held');
    const named = end === undefined ? table.line.length === 0 : table.line.length > 0 && SIDES[end] !== undefined;
    if (!named) throw new Refused('illegal_action', 'law/end');
    if (out !== undefined && out !== table.out(tile, end)) throw new Refused('illegal_action');
    const events = table.lay(asked.action);
    return { state: table.state(), events };
  },

  observe: (asked) => ({ state: tableOf(asked).state(asked.as) }),

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
