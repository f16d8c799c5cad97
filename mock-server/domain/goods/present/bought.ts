import type { FastBuyItem } from "#generated/model/fastBuyItem.ts";
import type { ListBoughtRecords200DataItem } from "#generated/model/listBoughtRecords200DataItem.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Bought } from "../rules/bought.ts";
import { type GoodsView, presentGoods } from "./goods.ts";

/** Goods bought before, as currently sold; empty when they are gone. */
export function presentBought(state: WorldState, bought: Bought, view: GoodsView): FastBuyItem[] {
  const goods = state.goods.get(bought.goodsId);
  if (!goods) return [];
  return [
    {
      goods: presentGoods(goods, view),
      last_bought_at: formatDateTime(bought.lastAt),
      last_price: toYuan(bought.lastPrice),
      last_number: bought.lastNumber,
      times: bought.times,
      total_number: bought.totalNumber,
    },
  ];
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
