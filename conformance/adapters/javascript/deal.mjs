// SPDX-License-Identifier: CC0-1.0
// Where the tiles are at the start: hands and boneyard as given, or cut from an order.

import { Refusal } from './refusal.mjs';

export const badDeal = (message) => new Refusal('bad_deal', { message });

function checkTiles(game, tiles) {
  const seen = new Set();
  for (const tile of tiles) {
    if (!game.rank.has(tile)) throw badDeal(`${tile} is not in the game`);
    if (seen.has(tile)) throw badDeal(`${tile} is dealt twice`);
    seen.add(tile);
  }
}

/** The order cut into hands; the rest, in that order, is the boneyard unless it is unused. */
function cut(game, order) {
  checkTiles(game, order);
  if (order.length !== game.tiles.length) throw badDeal('the order is not that of all tiles');
  const seats = game.sides.map((_, seat) => seat);
  const hands = seats.map((seat) => order.slice(seat * game.hand, (seat + 1) * game.hand));
  return { hands, boneyard: game.deal.rest === 'unused' ? [] : order.slice(game.players * game.hand) };
}

/** The hands and the boneyard of a deal. Only the tiles dealt are in play. */
export function dealt(game, deal) {
  const { hands, boneyard } = deal.order === undefined ? deal : cut(game, deal.order);
  if (hands.length !== game.players) throw badDeal('the number of hands is not the number of players');
  if (game.deal.rest === 'unused' && boneyard.length > 0) throw badDeal('this game has no boneyard');
  checkTiles(game, [...hands.flat(), ...boneyard]);
  return { hands, boneyard };
}
