// SPDX-License-Identifier: MIT
// Somebody's game of Block, as it might have been for years: it knows nothing of dominospec.

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** Hands of pairs, and who begins. Who cannot play is passed over without being asked. */
export class Block {
  constructor(hands, first) {
    this.hands = hands.map((hand) => [...hand]);
    this.turn = first;
    this.chain = [];
    this.log = []; // { play: tile, player, side }, { pass: true, player }
    this.over = null;
    this.winner = null;
  }

  ends() {
    return { left: this.chain[0][0], right: this.chain.at(-1)[1] };
  }

  /** The tiles that can be laid now, each with its side. */
  moves() {
    const sides = this.chain.length > 0 ? ['left', 'right'] : ['right'];
    const fits = (tile, side) => this.chain.length === 0 || tile.includes(this.ends()[side]);
    return this.hands[this.turn].flatMap((tile) =>
      sides.filter((side) => fits(tile, side)).map((side) => ({ tile, side })));
  }

  play(tile, side) {
    if (!this.moves().some((move) => move.tile === tile && move.side === side)) throw new RangeError('that does not fit');
    const [one, other] = tile;
    if (this.chain.length === 0) this.chain.push(tile);
    else if (side === 'left') this.chain.unshift(other === this.ends().left ? tile : [other, one]);
    else this.chain.push(one === this.ends().right ? tile : [other, one]);
    this.hands[this.turn] = this.hands[this.turn].filter((held) => held !== tile);
    this.log.push({ play: tile, player: this.turn, side });
    if (this.hands[this.turn].length > 0) this.next();
    else this.finish('out', this.turn);
  }

  next() {
    for (const _ of this.hands) {
      this.turn = (this.turn + 1) % this.hands.length;
      if (this.moves().length > 0) return;
      this.log.push({ pass: true, player: this.turn });
    }
    const pips = this.hands.map((_, player) => this.pips(player));
    this.finish('blocked', pips.indexOf(Math.min(...pips)));
  }

  finish(how, winner) {
    this.over = how;
    this.winner = winner;
  }

  pips(player) {
    return sum(this.hands[player].map(sum));
  }

  /** What the winner gets: the pips of the others, less its own. */
  points() {
    const pips = this.hands.map((_, player) => this.pips(player));
    return Math.max(0, sum(pips) - 2 * pips[this.winner]);
  }
}
