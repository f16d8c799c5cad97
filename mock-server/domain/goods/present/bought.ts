import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import type { ListBoughtRecords200DataItem } from "#generated/model/listBoughtRecords200DataItem.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Bought } from "../rules/bought.ts";
import { dueAt, intervalDays, usualNumber } from "../rules/rhythm.ts";
import { unitPrice } from "../rules/unit-price.ts";
import { type GoodsView, presentGoods } from "./goods.ts";

/** As many of the prices paid as the contract allows. */
const PRICES = 20;

/** Goods bought before, as currently sold; empty when they are gone. */
export function presentBought(state: WorldState, bought: Bought, view: GoodsView): FastBuyItem[] {
  const goods = state.goods.get(bought.goodsId);
  if (!goods) return [];
  const { purchases } = bought;
  const due = dueAt(purchases);
  const rise = view.priceHint === "" ? priceRise(state, bought) : undefined;
  return [
    {
      goods: presentGoods(goods, view),
      last_bought_at: formatDateTime(bought.lastAt),
      last_price: toYuan(bought.lastPrice),
      last_number: bought.lastNumber,
      times: bought.times,
      total_number: bought.totalNumber,
      price_change: rise === undefined ? null : toYuan(rise),
      interval_days: intervalDays(purchases),
      due_on: due === undefined ? null : formatDate(due),
      suggested_number: usualNumber(purchases, goods.zbz),
      prices: purchases
        .slice(0, PRICES)
        .map(({ at, price }) => ({ bought_at: formatDateTime(at), price: toYuan(price) }))
        .toReversed(),
    },
  ];
}

/** By how many 分 the same quantity costs more per unit today than the last time; undefined when the goods are gone. */
export function priceRise(state: WorldState, { goodsId, lastPrice, lastNumber }: Bought): number | undefined {
  const goods = state.goods.get(goodsId);
  return goods && unitPrice(goods, lastNumber) - lastPrice;
}

/** The lines of an order that contain a product, as entries of its history. */
export const presentBoughtRecords = (order: OrderRecord, goodsId: number): ListBoughtRecords200DataItem[] =>
  order.lines
    .filter((line) => line.goodsId === goodsId)
    .map(({ number, price }) => ({
      order_id: order.id,
      order_no: order.orderNo,
      number,
      price: toYuan(price),
      bought_at: formatDateTime(order.createdAt),
    }));
