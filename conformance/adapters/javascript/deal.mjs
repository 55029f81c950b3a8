// SPDX-License-Identifier: CC0-1.0
// Where the tiles are at the start: hands and boneyard as given, or cut from an order.

import { countEach } from './game.mjs';
import { Refusal } from './refusal.mjs';

export const badDeal = (message) => new Refusal('bad_deal', { message });

function checkTiles(game, tiles) {
  for (const [tile, times] of countEach(tiles)) {
    if (!game.has(tile)) throw badDeal(`${tile} is not in the game`);
    if (times > game.copies.get(tile)) throw badDeal(`${tile} is dealt more often than the set has it`);
  }
}

/** The order without one copy of the tile that is set out. */
function withoutSetOut(game, order, number) {
  const tile = game.setsOut ? game.sequenceTile(number) : null;
  return tile === null ? order : order.toSpliced(order.indexOf(tile), 1);
}

/** The order cut into hands; after what is put aside, the rest is the boneyard unless it is unused. */
function cut(game, order, number) {
  checkTiles(game, order);
  if (order.length !== game.tiles.reduce((sum, tile) => sum + game.copies.get(tile), 0)) {
    throw badDeal('the order is not that of all tiles');
  }
  const left = withoutSetOut(game, order, number);
  let dealt = 0;
  const hands = game.handsIn(number).map((size) => {
    dealt += size;
    return left.slice(dealt - size, dealt);
  });
  const rest = left.slice(dealt + game.deal.aside);
  return { hands, boneyard: game.deal.rest === 'unused' ? [] : rest };
}

/** The hands and the boneyard of a deal. Only the tiles dealt are in play. */
export function dealt(game, deal, number) {
  const { hands, boneyard } = deal.order === undefined ? deal : cut(game, deal.order, number);
  if (hands.length !== game.players) throw badDeal('the number of hands is not the number of players');
  if (game.deal.rest === 'unused' && boneyard.length > 0) throw badDeal('this game has no boneyard');
  checkTiles(game, [...hands.flat(), ...boneyard]);
  return { hands, boneyard };
}
