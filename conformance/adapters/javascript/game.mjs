// SPDX-License-Identifier: CC0-1.0
// A resolved variant, made ready for play: its chapters and tables, and nothing beyond them.

export class Game {
  constructor(document) {
    for (const chapter of [
      'seats', 'deal', 'lead', 'layout', 'join', 'turn', 'draw', 'finish', 'score', 'match', 'fouls', 'rules',
    ]) {
      this[chapter] = document[chapter];
    }
    this.players = document.players;
    this.sides = document.tables.sides;
    this.sideCount = Math.max(...this.sides) + 1;
    this.hand = document.tables.hand[0][0];
    this.tiles = document.tables.tiles;
    this.worth = document.tables.worth;
    this.rank = new Map(this.tiles.map((tile, index) => [tile, index]));
    this.halves = new Map(this.tiles.map((tile) => [tile, tile.split('-').map(Number)]));
    this.fits = new Map(this.tiles.map((tile) => [tile, waysByNumber(document.tables.fits[tile])]));
    this.wild = new Set(this.join.wild.tiles);
    this.most = this.draw.most === 'unlimited' ? Infinity : this.draw.most;
    this.clockwise = this.seats.direction === 'clockwise';
  }

  /** Lowest tile first. */
  sorted(tiles) {
    return [...tiles].sort((a, b) => this.rank.get(a) - this.rank.get(b));
  }

  isDouble(tile) {
    const [high, low] = this.halves.get(tile);
    return high === low;
  }

  pips(tile) {
    const [high, low] = this.halves.get(tile);
    return high + low;
  }

  seatsOf(side) {
    return this.sides.flatMap((owner, seat) => (owner === side ? [seat] : []));
  }

  /** The ways to lay a tile on an end: numbers ascending, then across. */
  ways(tile, shows) {
    const fits = this.fits.get(tile);
    if (shows.length === 1) return fits.get(shows[0]) ?? [];
    const all = new Set(shows.flatMap((number) => fits.get(number) ?? []));
    const numbers = [...all].filter((way) => way !== 'across').sort((a, b) => a - b);
    return all.has('across') ? [...numbers, 'across'] : numbers;
  }
}

function waysByNumber(table) {
  return new Map(Object.entries(table ?? {}).map(([number, ways]) => [Number(number), ways]));
}

const SETS = new WeakMap();

/** A list of tiles as a set; the set is made once for each list of a variant. */
export function among(tiles) {
  let set = SETS.get(tiles);
  if (set === undefined) {
    set = new Set(tiles);
    SETS.set(tiles, set);
  }
  return set;
}
