import { Flag, OrderStatus } from "#generated/enums.ts";
import type { Points } from "#generated/model/points.ts";
import type { PointsGoods } from "#generated/model/pointsGoods.ts";
import type { PointsLogEntry } from "#generated/model/pointsLogEntry.ts";
import type { PointsOrder } from "#generated/model/pointsOrder.ts";
import { terms } from "#generated/terms.ts";
import { presentAddress } from "#mock/domain/address/present.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { pointsOfOrder } from "#mock/domain/order/rules/order-worth.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import { giftProblem } from "./commands.ts";
import type { GiftGoodsRecord, PointsEntry, PointsOrderRecord } from "./records.ts";
import { nextExpiry } from "./rules/points-expiry.ts";
import { pointsEntries, pointsOf } from "./rules/points-log.ts";

/** Points that expire within this many ms are reported. */
const SOON_MS = 90 * DAY_MS;

const PAID = new Set<OrderStatus>([
  OrderStatus.AwaitingShipment,
  OrderStatus.AwaitingReceipt,
  OrderStatus.Received,
]);

/** A buyer's points: available, pending from paid orders, and expiring soon. */
export function presentPoints(state: WorldState, user: UserRecord): Points {
  const next = nextExpiry(pointsEntries(state, user.id));
  const soon = next && next.at - state.clock.now() <= SOON_MS ? next : undefined;
  let pending = 0;
  for (const order of newestOwned(state.orders, user)) {
    if (PAID.has(order.status)) pending += pointsOfOrder(state, order);
  }
  return {
    points: pointsOf(state, user.id),
    pending,
    expiring: soon?.points ?? 0,
    // The last day on which they can be used.
    expires_at: soon ? formatDate(soon.at - 1) : null,
    rules: POINTS_RULES,
  };
}

/** An entry with its wire form. */
type Logged = { readonly entry: PointsEntry; readonly shown: PointsLogEntry };

/** The points log, newest first, each entry with the points after it. */
export function presentPointsLog(entries: readonly PointsEntry[]): Logged[] {
  let balance = 0;
  const logged = entries
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map((entry): Logged => {
      const { id, use, points, remark, at } = entry;
      balance += points;
      return { entry, shown: { id, use_type: use, points, balance, remark, created_at: formatDateTime(at) } };
    });
  return logged.toReversed();
}

/** A gift as shown to a buyer, or a visitor. */
export function presentGiftGoods(
  state: WorldState,
  gift: GiftGoodsRecord,
  user: UserRecord | undefined,
  origin: string,
): PointsGoods {
  const reason = giftProblem(state, gift, user) ?? "";
  const image = giftImage(gift.id, origin);
  return {
    id: gift.id,
    name: gift.name,
    image,
    images: [image],
    describe: gift.describe,
    category_id: gift.categoryId,
    points: gift.points,
    number: gift.number,
    exchanged: gift.exchanged,
    limit: gift.limit,
    can_exchange: reason === "" ? Flag.Yes : Flag.No,
    reason,
  };
}

const giftImage = (id: number, origin: string): string => `${origin}/images/gifts/${id}.svg`;

export const presentPointsOrder = (
  user: UserRecord,
  order: PointsOrderRecord,
  origin: string,
): PointsOrder => ({
  id: order.id,
  order_no: order.orderNo,
  status: order.status,
  goods_id: order.goodsId,
  name: order.name,
  image: giftImage(order.goodsId, origin),
  number: order.number,
  points: order.points,
  address: presentAddress(order.address, user),
  company: order.company,
  tracking_no: order.trackingNo,
  created_at: formatDateTime(order.createdAt),
});

/** The rules for earning and spending points, as plain text. */
const POINTS_RULES = [
  `一、订单完成后，按实付金额（不含运费）每 1 元得 ${terms.points.earned_per_yuan} 积分，退货和售后补偿的部分相应扣回。`,
  `二、下单时 ${terms.points.paid_per_yuan} 积分抵 1 元，最多抵扣商品金额的 ${terms.points.paid_most_percent}%；订单取消或全部退货后积分退回。`,
  "三、积分可在积分商城兑换礼品，兑换后不可退换。",
  `四、当年获得的积分于${terms.points.expiry.text}到期清零，先得先用。`,
].join("\n");
