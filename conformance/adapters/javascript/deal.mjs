// SPDX-License-Identifier: CC0-1.0
// Where the tiles are at the start: hands and boneyard as given, or cut from an order.

import { countEach } from './game.mjs';
import { stepsFor } from './leaders.mjs';
import { Refusal } from './refusal.mjs';

export const badDeal = (message) => new Refusal('bad_deal', { message });

function checkTiles(game, tiles) {
  for (const [tile, times] of countEach(tiles)) {
    if (!game.has(tile)) throw badDeal(`${tile} is not in the game`);
    if (times > game.copies.get(tile)) throw badDeal(`${tile} is dealt more often than the set has it`);
  }
}

/** The tile that the list of steps in force sets out, in a list; none where it has no such step. */
function setOut(game, { number, last }) {
  const setsOut = stepsFor({ game, last }).some(({ lays }) => lays === 'set-out-tile');
  return setsOut ? [game.sequenceTile(number)] : [];
}

/** The order cut into hands; after what is put aside, the rest is the boneyard unless it is unused. */
function cut(game, order, place) {
  checkTiles(game, order);
  if (order.length !== game.tiles.reduce((sum, tile) => sum + game.copies.get(tile), 0)) {
    throw badDeal('the order is not that of all tiles');
  }
  const [out] = setOut(game, place);
  const left = out === undefined ? order : order.toSpliced(order.indexOf(out), 1);
  let dealt = 0;
  const hands = game.handsIn(place.number).map((size) => {
    dealt += size;
    return left.slice(dealt - size, dealt);
  });
  const rest = left.slice(dealt + game.deal.aside);
  return { hands, boneyard: game.deal.rest === 'unused' ? [] : rest };
}

/** The hands and the boneyard of a deal. Only the tiles dealt are in play. */
export function dealt(game, deal, place) {
  const { hands, boneyard } = deal.order === undefined ? deal : cut(game, deal.order, place);
  if (hands.length !== game.players) throw badDeal('the number of hands is not the number of players');
  if (hands.some((hand) => hand.length === 0)) throw badDeal('every seat needs a tile');
  if (game.deal.rest === 'unused' && boneyard.length > 0) throw badDeal('this game has no boneyard');
  checkTiles(game, [...hands.flat(), ...boneyard, ...setOut(game, place)]);
  return { hands, boneyard };
}
