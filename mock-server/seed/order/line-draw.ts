import { CartLineType, Flag } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { Dice } from "#mock/seed/dice.ts";

export type DrawnItem = { readonly goods: GoodsRecord; readonly number: number };

/** The product that makes up differences: cheap, sold by the piece, and in every seed. */
const SMALL_CHANGE_GOODS_ID = 2;
const PLAIN_GOODS = 400;
const TRIES = 60;

/** Goods without price tiers, offers or gifts: their price does not depend on the quantity. */
export function plainGoods(goods: { values(): Iterable<GoodsRecord> }): GoodsRecord[] {
  const plain: GoodsRecord[] = [];
  for (const item of goods.values()) {
    if (plain.length === PLAIN_GOODS) break;
    const isPlain =
      item.is_buy === Flag.Yes &&
      item.offer_price === null &&
      item.ladder_price.length === 0 &&
      item.reduction === null &&
      item.gift === null &&
      item.sale_type === CartLineType.Normal &&
      item.number > 0;
    if (isPlain) plain.push(item);
  }
  return plain;
}

/** Goods that cost about `target` 分 together, each once. */
export function drawItems(pool: readonly GoodsRecord[], target: number, dice: Dice): DrawnItem[] {
  const items: DrawnItem[] = [];
  const count = dice.int(2, Math.min(12, 3 + Math.floor(target / 40_000)));
  const drawn = new Set([SMALL_CHANGE_GOODS_ID]);
  let left = target;
  for (let tries = 0; tries < TRIES && items.length < count && left > 0; tries += 1) {
    const goods = dice.pick(pool);
    if (drawn.has(goods.id)) continue;
    drawn.add(goods.id);
    const packs = Math.floor(left / (count - items.length) / (goods.base_price * goods.zbz));
    if (packs === 0 && items.length > 0) continue;
    const number = goods.zbz * Math.max(1, packs);
    items.push({ goods, number });
    left -= goods.base_price * number;
  }
  return items;
}

/**
 * Goods whose net amount, calculated by `net`, is at least `target` 分 and exceeds it by less than one piece of the
 * cheapest: points cover the excess.
 */
export function itemsWorth(
  goods: ReadonlyMap<number, GoodsRecord>,
  pool: readonly GoodsRecord[],
  target: number,
  net: (items: readonly DrawnItem[]) => number,
  dice: Dice,
): DrawnItem[] {
  const small = goods.get(SMALL_CHANGE_GOODS_ID);
  if (!small) throw new Error(`goods ${SMALL_CHANGE_GOODS_ID} are missing from the seed`);
  const items = drawItems(pool, Math.floor(target * 0.8), dice);
  while (items.length > 1 && net(items) >= target) items.pop();
  if (net(items) >= target) items.length = 0;
  let number = 1;
  while (net([...items, { goods: small, number }]) < target) number += 1;
  return [...items, { goods: small, number }];
}
