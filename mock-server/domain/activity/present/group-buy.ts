import type { GroupBuy } from "#generated/model/groupBuy.ts";
import { presentPeriod } from "#mock/domain/common/period.ts";
import { presentGoods, viewOf } from "#mock/domain/goods/present/goods.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import type { GroupBuyRecord } from "../records.ts";
import { groupBuyProgress } from "../rules/group-buys.ts";

const rulesOf = (target: number, unit: string): string =>
  [
    `1. 拼团期间累计订购满 ${target} ${unit}即成团，按拼团价发货。`,
    "2. 以已付款的订单为准，未付款和已取消的订单不计入。",
    "3. 到时未成团的，拼团商品的货款退回余额，同一订单的其他商品照常发货。",
    "4. 拼团价不与阶梯价、秒杀同享，可计入满额包邮。",
  ].join("\n");

/** A group-buy with its progress and the viewer's part in it; empty when its goods are gone. */
export function presentGroupBuy(
  state: WorldState,
  groupBuy: GroupBuyRecord,
  viewer: UserRecord | undefined,
  origin: string,
): GroupBuy[] {
  const goods = state.goods.get(groupBuy.goodsId);
  if (!goods) return [];
  const view = viewOf(state, viewer, origin);
  const progress = groupBuyProgress(state, groupBuy);
  return [
    {
      id: groupBuy.id,
      goods: presentGoods(goods, view),
      status: progress.status,
      price: view.priceHint === "" ? toYuan(groupBuy.price) : null,
      target_number: groupBuy.target,
      joined_number: progress.number,
      joined_buyers: progress.buyers,
      my_number: viewer ? progress.numberOf(viewer.id) : 0,
      ...presentPeriod(groupBuy),
      timestamp: Math.floor(state.clock.now() / 1000),
      rules: rulesOf(groupBuy.target, goods.bzdw),
    },
  ];
}
