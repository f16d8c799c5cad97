import { Flag } from "#generated/enums.ts";
import { addToCart } from "#mock/domain/cart/rules/line-adding.ts";
import { deleteLines } from "#mock/domain/cart/rules/line-edits.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { FIRST_COMBINATION_ID } from "#mock/seed/goods/combinations.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { Scenario, Stage } from "./scenario.ts";

/** Replaces the cart's lines with these goods and numbers. */
function fillCart({ state, buyer }: Stage, items: ReadonlyArray<readonly [goodsId: number, number: number]>) {
  const ids = cartLines(state, buyer.id).map(({ id }) => id);
  deleteLines(state, buyer, ids);
  const additions = items.map(([goods_id, number]) => ({ goods_id, number }));
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

/** 肠胃关怀组合 and its goods. */
const STOMACH_CARE = { id: FIRST_COMBINATION_ID + 1, parts: [8, 9] };

/** States of the cart. */
export const cartScenarios = [
  {
    name: "cart-of-3000",
    title: ["Cart of 3,000 lines", "3000 行的购物车"],
    about: [
      "A chain's large cart: scrolling, selecting, totals and checkout must be fast.",
      "连锁的大购物车：滚动、勾选、合计和结算都必须流畅。",
    ],
    persona: "big",
  },
  {
    name: "empty-cart",
    title: ["Empty cart", "空购物车"],
    about: ["Everything else is there, only the cart is empty.", "其他一切都在，只有购物车是空的。"],
    persona: "buyer",
    setUp: (stage) => fillCart(stage, []),
  },
  {
    name: "tiers-nearly-reached",
    title: ["Offers nearly reached", "差一点达到优惠"],
    about: [
      "Each line is one pack short of its offer, and the total a few yuan short of 3,000: shows the hints to add more.",
      "每一行都差一盒达到优惠，合计差几元到 3000 元：可查看凑单提示。",
    ],
    persona: "buyer",
    setUp: (stage) => fillCart(stage, NEARLY),
  },
  {
    name: "unavailable-lines",
    title: ["Unavailable goods in the cart", "购物车中有失效商品"],
    about: [
      "Six goods are withdrawn, controlled or out of stock; they are deselected and listed as unavailable.",
      "六个商品已下架、控销或缺货：取消勾选并列为失效。",
    ],
    persona: "buyer",
    setUp: ({ state }) => {
      for (const id of [1, 4, 12])
        changeGoods(state, id, () => ({ is_buy: Flag.No, no_buy_reason: "商品已下架，请选购同类商品" }));
      changeGoods(state, 7, () => ({ number: 0 }));
    },
  },
  {
    name: "combination-sold-out",
    title: ["Combination sold out in the cart", "购物车中的组合售罄"],
    about: [
      "A combination has no stock, but stays selected and counts; other goods would be deselected. Checkout returns 422.",
      "组合商品没有库存，仍保持勾选并计入合计，其他商品则会取消勾选；结算返回 422。",
    ],
    persona: "buyer",
    setUp: (stage) => {
      fillCart(stage, [
        [2, 1],
        [STOMACH_CARE.id, 1],
      ]);
      for (const id of STOMACH_CARE.parts) changeGoods(stage.state, id, () => ({ number: 0 }));
    },
  },
  {
    name: "sold-out-in-cart",
    title: ["Cart goods sold out", "购物车商品售罄"],
    about: [
      "阿莫西林胶囊 has just sold out, and 连花清瘟胶囊 has 5 left for the 20 in the cart: checkout returns 422.",
      "阿莫西林胶囊刚刚售罄；连花清瘟胶囊只剩 5 盒，购物车中有 20 盒：结算返回 422。",
    ],
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 7, () => ({ number: 0 }));
      changeGoods(state, 1, () => ({ number: 5 }));
    },
  },
  {
    name: "price-changed-in-cart",
    title: ["Cart prices changed", "购物车价格变动"],
    about: [
      "连花清瘟胶囊 costs 10% more; 阿莫西林胶囊 has lost its price tiers, and its next batch expires sooner.",
      "连花清瘟胶囊涨价 10%；阿莫西林胶囊不再有阶梯价，下一批效期更短。",
    ],
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 1, ({ base_price }) => ({ base_price: Math.floor(base_price * 1.1) }));
      changeGoods(state, 7, ({ tags }) => ({
        ladder_price: [],
        ladder_price_id: 0,
        tags: tags.filter(({ isLadder }) => isLadder === Flag.No),
        xq: "2027-03-31",
      }));
    },
  },
  {
    name: "flash-sale-starting",
    title: ["Flash sale starting", "秒杀即将开始"],
    about: [
      "30 seconds before the 14:00 sale: its goods can be bought once the countdown ends.",
      "距 14:00 秒杀还有 30 秒：倒计时结束后商品即可购买。",
    ],
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 13:59:30")),
  },
  {
    name: "coupons-ending-today",
    title: ["Coupon expiring today", "优惠券今天到期"],
    about: [
      "It is 23:50 and one coupon expires in ten minutes; the others have days left.",
      "现在是 23:50，一张优惠券十分钟后到期，其余还有几天。",
    ],
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 23:50:00")),
  },
  {
    name: "lottery-open",
    title: ["Lottery open", "抽奖进行中"],
    about: [
      "Not yet entered: the winter lottery's dialog opens and allows one draw.",
      "还未参加：冬季抽奖的弹窗会打开，可以抽一次。",
    ],
    persona: "buyer",
  },
] as const satisfies readonly Scenario[];
