import { orderStatusLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import { goodsImage, presentGoods, viewOf } from "#mock/domain/goods/present/goods.ts";
import { findOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Card } from "../protocol.ts";
import type { ChatSubject } from "../records.ts";

/** Presents an order of the buyer's or goods, as of now; undefined if there is none. */
export function presentCard(state: WorldState, user: UserRecord, subject: ChatSubject): Card | undefined {
  return subject.kind === "order" ? orderCard(state, user, subject.id) : goodsCard(state, user, subject.id);
}

function orderCard(state: WorldState, user: UserRecord, id: number): Card | undefined {
  const order = findOrder(state, user, id);
  if (!order) return undefined;
  const { lines, createdAt, orderNo, amounts, status } = order;
  const [first] = lines;
  return {
    kind: "order",
    id,
    image: first ? goodsImage(first.goodsId, "") : "",
    title: `订单 ${orderNo}`,
    details: `${formatDateTime(createdAt).slice(0, 16)}，${first?.name ?? ""}等 ${lines.length} 种`,
    price: `¥${formatYuan(amounts.amount)}`,
    status: orderStatusLabels[status],
  };
}

function goodsCard(state: WorldState, user: UserRecord, id: number): Card | undefined {
  const record = state.goods.get(id);
  if (!record) return undefined;
  const goods = presentGoods(record, viewOf(state, user, ""));
  const isSold = goods.is_buy === Flag.Yes && goods.number > 0;
  return {
    kind: "goods",
    id,
    image: goodsImage(id, ""),
    title: goods.name,
    details: `${goods.ypgg}，${goods.sccj}`,
    price: goods.price === null ? goods.price_hint : `¥${goods.price.toFixed(2)}/${goods.bzdw}`,
    status: isSold ? "有货" : "暂不可购买",
  };
}
