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
    title: "3,000 行的购物车",
    about: "连锁公司的大购物车：滚动、勾选、合计和结算都要快。",
    persona: "big",
  },
  {
    name: "empty-cart",
    title: "空购物车",
    about: "其他都齐全，只有购物车是空的。",
    persona: "buyer",
    setUp: (stage) => fillCart(stage, []),
  },
  {
    name: "tiers-nearly-reached",
    title: "差一点就优惠",
    about: "每行都差一件达到赠品、包邮、阶梯价或每满减，合计离满 3,000 元只差几元：看凑单提示。",
    persona: "buyer",
    setUp: (stage) => fillCart(stage, NEARLY),
  },
  {
    name: "lost-lines",
    title: "购物车里有失效商品",
    about: "六种商品下架、管控或没有库存，被取消勾选并排到失效商品里。",
    persona: "buyer",
    setUp: ({ state }) => {
      for (const id of [1, 4, 12])
        changeGoods(state, id, () => ({ is_buy: 0, no_buy_reason: "商品已下架，请选购同类商品" }));
      changeGoods(state, 7, () => ({ number: 0 }));
    },
  },
  {
    name: "sold-out-in-cart",
    title: "购物车里的商品卖完了",
    about: "阿莫西林胶囊刚刚售罄，连花清瘟胶囊只剩 5 件而购物车里有 20 件：结算返回 422。",
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 7, () => ({ number: 0 }));
      changeGoods(state, 1, () => ({ number: 5 }));
    },
  },
  {
    name: "price-changed-in-cart",
    title: "购物车里的商品涨价了",
    about: "连花清瘟胶囊涨价一成，阿莫西林胶囊的阶梯价取消。",
    persona: "buyer",
    setUp: ({ state }) => {
      changeGoods(state, 1, ({ base_price }) => ({ base_price: Math.floor(base_price * 1.1) }));
      changeGoods(state, 7, () => ({ ladder_price: [], ladder_price_id: 0 }));
    },
  },
  {
    name: "flash-sale-starting",
    title: "秒杀即将开始",
    about: "离 14:00 场开始还有 30 秒：倒计时归零后商品可以秒杀。",
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 13:59:30")),
  },
  {
    name: "coupons-ending-today",
    title: "优惠券今天到期",
    about: "现在是 23:50，一张优惠券十分钟后到期，其他的还有几天。",
    persona: "buyer",
    setUp: ({ state }) => state.clock.set(parseDateTime("2026-11-21 23:50:00")),
  },
  {
    name: "lottery-open",
    title: "抽奖进行中",
    about: "冬日抽奖还没有参加过，弹窗出现，可以抽一次。",
    persona: "buyer",
  },
];
