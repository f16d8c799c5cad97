import { PointsOrderStatus, PointsUseType } from "#generated/enums.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatCount } from "#mock/world/money.ts";
import { type GiftGoodsRecord, type PointsOrderRecord, FIRST_NEW_POINTS_ORDER_ID } from "./records.ts";
import { addPoints, pointsOf } from "./rules/points-log.ts";

/** Returns how many of a gift a buyer has exchanged points for; canceled orders do not count. */
const exchangedBy = (state: WorldState, userId: number, giftId: number): number =>
  [...state.pointsOrders.values()]
    .filter(
      (order) =>
        order.userId === userId && order.goodsId === giftId && order.status !== PointsOrderStatus.Canceled,
    )
    .reduce((count, { number }) => count + number, 0);

/** Why a buyer cannot have `number` of a gift; undefined when they can. Visitors have to log in first. */
export function giftProblem(
  state: WorldState,
  gift: GiftGoodsRecord,
  user: UserRecord | undefined,
  number = 1,
): string | undefined {
  if (gift.number === 0) return "礼品已兑完，请选择其他礼品";
  if (!user) return "登录后可兑换";
  if (gift.number < number) return `礼品库存仅剩 ${formatCount(gift.number)} 件，请减少数量`;
  const had = exchangedBy(state, user.id, gift.id);
  if (gift.limit > 0 && had + number > gift.limit) {
    return `每人限兑 ${gift.limit} 件，您已兑换 ${had} 件`;
  }
  const missing = gift.points * number - pointsOf(state, user.id);
  return missing > 0 ? `积分不足，还差 ${formatCount(missing)} 积分` : undefined;
}

export type ExchangeRequest = {
  readonly goods_id: number;
  readonly number: number;
  readonly address_id: number;
};

/**
 * Orders a gift for points: takes points and stock. 404 for an unknown gift, 422 on `address_id` for another buyer's
 * address, 409 for insufficient points, no stock or the limit.
 */
export function exchangePoints(
  state: WorldState,
  user: UserRecord,
  { goods_id: giftId, number, address_id: addressId }: ExchangeRequest,
): PointsOrderRecord {
  const gift = state.gifts.get(giftId);
  if (!gift) throw invalidField("goods_id", "积分商品不存在或已下架，请刷新积分商城", SHOP_RULES.exists);
  const address = state.addresses.get(user.id)?.find(({ id }) => id === addressId);
  if (!address) throw invalidField("address_id", "收货地址不存在，请重新选择收货地址", SHOP_RULES.ownData);
  const problem = giftProblem(state, gift, user, number);
  if (problem !== undefined) throw conflict(problem, SHOP_RULES.points);
  const now = state.clock.now();
  const points = gift.points * number;
  const order: PointsOrderRecord = {
    id: state.next("points-order", FIRST_NEW_POINTS_ORDER_ID),
    userId: user.id,
    orderNo: documentNumber(state, "JF"),
    status: PointsOrderStatus.AwaitingShipment,
    goodsId: gift.id,
    name: gift.name,
    number,
    points,
    address,
    company: "",
    trackingNo: "",
    createdAt: now,
    shippedAt: null,
  };
  state.pointsOrders.put(order.id, order);
  state.gifts.put(gift.id, { ...gift, number: gift.number - number, exchanged: gift.exchanged + number });
  const remark = `兑换${gift.name} ${number} 件`;
  addPoints(state, user.id, { use: PointsUseType.GiftExchange, points: -points, remark, at: now });
  return order;
}

/** A points order of this buyer; 404 otherwise. */
function findPointsOrder(state: WorldState, user: UserRecord, id: number): PointsOrderRecord {
  const order = state.pointsOrders.get(id);
  if (order?.userId !== user.id) throw notFound("积分订单不存在，请返回积分订单列表确认", SHOP_RULES.ownData);
  return order;
}

/** Confirms the receipt of a gift. 404 for another buyer's; 409 in any status but shipped. */
export function receivePointsOrder(state: WorldState, user: UserRecord, id: number): PointsOrderRecord {
  const order = findPointsOrder(state, user, id);
  if (order.status === PointsOrderStatus.AwaitingShipment)
    throw conflict("订单还未发货，请等待发货后再确认收货", SHOP_RULES.orderState);
  if (order.status !== PointsOrderStatus.AwaitingReceipt)
    throw conflict("订单已完成，无需重复操作", SHOP_RULES.orderState);
  const received = moved("PointsOrderStatus", order, PointsOrderStatus.Completed);
  state.pointsOrders.put(id, received);
  return received;
}
