// SPDX-License-Identifier: CC0-1.0
// A resolved variant, made ready for play: its chapters and tables, and nothing beyond them.

const CHAPTERS = [
  'seats', 'deal', 'lead', 'layout', 'join', 'turn', 'draw', 'pass', 'finish', 'score', 'match', 'fouls', 'rules',
];

/** What is frozen is shared by all positions; everything else of a position is copied. */
function frozen(value) {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

const limit = (value) => (value === 'unlimited' ? Infinity : value);

/** The trains of a row: for each seat, for each side, or of the table. */
const TRAINS = {
  'each-seat': (row, game) => game.everyone.map((seat) => ({ row, owners: [seat] })),
  'each-side': (row, game) => game.bySide.map((seats) => ({ row, owners: seats })),
  'the-table': (row) => Array.from({ length: row.number }, () => ({ row, owners: [] })),
};

export class Game {
  constructor(document) {
    for (const chapter of CHAPTERS) this[chapter] = frozen(document[chapter]);
    const { tables, players } = document;
    this.players = players;
    this.highest = document.set.highest_double;
    this.sides = tables.sides;
    this.everyone = this.sides.map((_, seat) => seat);
    this.bySide = sideNumbers(this.sides).map((side) => this.everyone.filter((seat) => this.sides[seat] === side));
    this.tiles = [...new Set(tables.tiles)];
    this.copies = countEach(tables.tiles);
    this.worth = tables.worth;
    this.sequence = tables.sequence;
    this.handTable = tables.hand;
    this.rank = new Map(this.tiles.map((tile, index) => [tile, index]));
    this.halves = new Map(this.tiles.map((tile) => [tile, tile.split('-').map(Number)]));
    this.fits = new Map(this.tiles.map((tile) => [tile, waysByNumber(tables.fits[tile])]));
    this.wild = new Set(this.join.wild.tiles);
    this.asksNeighbours = [...this.join.also, ...this.join.never].some(({ neighbour }) => neighbour !== undefined);
    this.most = limit(this.draw.most);
    this.mostInRound = limit(this.draw.most_in_round);
    this.inRows = this.deal.hands === 'face-down-row';
    this.clockwise = this.seats.direction === 'clockwise';
    const inTrains = this.layout.grows === 'in-trains';
    this.trains = frozen(inTrains ? this.layout.trains.flatMap((row) => TRAINS[row.for](row, this)) : []);
    this.hasHub = !inTrains || this.trains.some(({ row }) => row.start_joins === 'hub');
  }

  get sideCount() {
    return this.bySide.length;
  }

  /** The hand of each seat in a round. */
  handsIn(number) {
    return this.handTable[(number - 1) % this.handTable.length];
  }

  /** The tile of a round; none where the variant has no such list. */
  sequenceTile(number) {
    const { length } = this.sequence;
    if (length === 0) return null;
    const index = this.lead.sequence.at_end === 'stay' ? Math.min(number, length) - 1 : (number - 1) % length;
    return this.sequence[index];
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

  has(tile) {
    return this.halves.has(tile);
  }

  seatsOf(side) {
    return this.bySide[side] ?? [];
  }

  /** The ways to lay a tile on an end: numbers ascending, then across. */
  ways(tile, numbers) {
    const fits = this.fits.get(tile);
    if (numbers.length === 1) return fits.get(numbers[0]) ?? [];
    return inOrder(new Set(numbers.flatMap((number) => fits.get(number) ?? [])));
  }
}

function inOrder(ways) {
  const numbers = [...ways].filter((way) => way !== 'across').sort((a, b) => a - b);
  return ways.has('across') ? [...numbers, 'across'] : numbers;
}

const sideNumbers = (sides) => Array.from({ length: Math.max(...sides) + 1 }, (_, side) => side);

const waysByNumber = (table) =>
  new Map(Object.entries(table ?? {}).map(([number, ways]) => [Number(number), ways]));

/** How often each value is there. */
export function countEach(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const SETS = new WeakMap();

/** A list of the variant as a set; the set is made once for each list. */
export function among(values) {
  let set = SETS.get(values);
  if (set === undefined) {
    set = new Set(values);
    SETS.set(values, set);
  }
  return set;
}
