import { addToCart } from "#mock/domain/cart/rules/line-adding.ts";
import { deleteLines } from "#mock/domain/cart/rules/line-edits.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { Scenario, Stage } from "./scenario.ts";

/** Replaces the cart's lines with these goods and numbers. */
function fillCart(
  { state, buyer }: Stage,
  wanted: ReadonlyArray<readonly [goodsId: number, number: number]>,
) {
  const ids = cartLines(state, buyer.id).map(({ id }) => id);
  deleteLines(state, buyer, ids);
  const additions = wanted.map(([goods_id, number]) => ({ goods_id, number }));
  addToCart(state, buyer, additions, (index, field) => `${index}.${field}`);
}

function changeGoods(state: WorldState, id: number, change: (goods: GoodsRecord) => Partial<GoodsRecord>) {
  const goods = state.goods.get(id);
  if (!goods) throw new Error(`there are no goods ${id}`);
  state.goods.put(id, { ...goods, ...change(goods) });
}

/**
 * Each line is one pack short of its offer (gifts from 10, free shipping from 10 and 20, price tiers from 100, 8 元
 * off every 300 元), and the total 3.10 元 short of the full reduction from 3,000 元.
 */
const NEARLY: ReadonlyArray<readonly [number, number]> = [
  [4, 9],
  [5, 9],
  [19, 9],
  [7, 90],
  [6, 19],
  [1, 15],
  [16, 5],
  [2, 30],
];

/** States of the cart. */
export const cartScenarios: readonly Scenario[] = [
  {
    name: "cart-of-3000",
    title: "Cart of 3,000 lines",
    about: "A chain's large cart: scrolling, selecting, totals and checkout must be fast.",
    persona: "big",
  },
  {
    name: "empty-cart",
    title: "Empty cart",
    about: "Everything else is there, only the cart is empty.",
    persona: "buyer",
    setUp: (stage) => fillCart(stage, []),
  },
  {
    name: "tiers-nearly-reached",
    title: "Offers nearly reached",
    about:
      "Each line is one pack short of its offer, and the total a few yuan short of 3,000: shows the hints to add more.",
    persona: "buyer",
    setUp: (stage) => fillCart(stage, NEARLY),
  },
  {
    name: "lost-lines",
    title: "Unavailable goods in the cart",
    about:
      "Six goods are withdrawn, controlled or out of stock; they are deselected and listed as unavailable.",
    persona: "buyer",
    setUp: ({ state }) => {
      for (const id of [1, 4, 12])
        changeGoods(state, id, () => ({ is_buy: 0, no_buy_reason: "商品已下架，请选购同类商品" }));
      changeGoods(state, 7, () => ({ number: 0 }));
    },
  },
  {
    name: "sold-out-in-cart",
    title: "Cart goods sold out",
    about:
      "阿莫西林胶囊 has just sold out, and 连花清瘟胶囊 has 5 left for the 20 in the cart: checkout answers 422.",
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 7, () => ({ number: 0 }));
      changeGoods(state, 1, () => ({ number: 5 }));
    },
  },
  {
    name: "price-changed-in-cart",
    title: "Cart prices changed",
    about:
      "连花清瘟胶囊 costs 10% more; 阿莫西林胶囊 has lost its price tiers, and its next batch expires sooner.",
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 1, ({ base_price }) => ({ base_price: Math.floor(base_price * 1.1) }));
      changeGoods(state, 7, ({ tags }) => ({
        ladder_price: [],
        ladder_price_id: 0,
        tags: tags.filter(({ isLadder }) => isLadder === 0),
        xq: "2027-03-31",
      }));
    },
  },
  {
    name: "flash-sale-starting",
    title: "Flash sale starting",
    about: "30 seconds before the 14:00 sale: its goods can be bought once the countdown ends.",
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 13:59:30")),
  },
  {
    name: "coupons-ending-today",
    title: "Coupon expiring today",
    about: "It is 23:50 and one coupon expires in ten minutes; the others have days left.",
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 23:50:00")),
  },
  {
    name: "lottery-open",
    title: "Lottery open",
    about: "Not yet entered: the winter lottery's dialog opens and allows one draw.",
    persona: "buyer",
  },
];
