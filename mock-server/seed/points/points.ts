import { OrderStatus, PointsUseType } from "#generated/enums.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PointsEntry, PointsOrderRecord } from "#mock/domain/points/records.ts";
import { pointsFor } from "#mock/domain/points/rules/earned.ts";
import { GIFT_CARRIER, giftTrackingNo } from "#mock/domain/points/rules/gift-parcel.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { ADDRESSES } from "#mock/seed/address/addresses.ts";
import { createDice } from "#mock/seed/dice.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";
import { GIFTS } from "./gifts.ts";

const FIRST_POINTS_ORDER_ID = 91;
/** When the points left from last year were entered. */
export const CARRIED_AT = Date.parse("2025-12-20T10:00:00+08:00");

type Move = Omit<PointsEntry, "id">;

/**
 * The points log of every persona and the gifts they were spent on: order rewards, deductions, exchanges, and the
 * carry-over from last year; the log adds up to the persona's points. `refunded` is what was refunded of each order,
 * in 分.
 */
export function buildPoints(
  orders: readonly OrderRecord[],
  refunded: ReadonlyMap<number, number>,
  seed: number,
): { logs: Map<number, readonly PointsEntry[]>; pointsOrders: PointsOrderRecord[] } {
  const pointsOrders: PointsOrderRecord[] = [];
  const logs = new Map(PERSONAS.map((user) => [user.id, logOf(user, orders, refunded, pointsOrders, seed)]));
  return { logs, pointsOrders };
}

function logOf(
  user: UserRecord,
  orders: readonly OrderRecord[],
  refunded: ReadonlyMap<number, number>,
  pointsOrders: PointsOrderRecord[],
  seed: number,
): PointsEntry[] {
  const ofOrders = orders
    .filter(({ userId }) => userId === user.id)
    .flatMap((order) => movesOf(order, refunded.get(order.id) ?? 0));
  const moves = ofOrders.toSorted((a, b) => a.at - b.at);
  const spent = exchanges(user, moves, pointsOrders, seed);
  const total = [...moves, ...spent].reduce((sum, { points }) => sum + points, 0);
  const carried = user.points - total;
  if (carried < 0)
    throw new Error(`no gift is cheap enough for the last ${-carried} points of ${user.username}`);
  const first: Move[] =
    carried === 0
      ? []
      : [{ use: PointsUseType.ActivityGift, points: carried, remark: "2025 年度积分结转", at: CARRIED_AT }];
  return [...first, ...moves, ...spent]
    .toSorted((a, b) => a.at - b.at)
    .map((move, index) => ({ ...move, id: user.id * 1000 + index + 1 }));
}

function movesOf(
  { amounts, createdAt, lines, orderNo, progress, status }: OrderRecord,
  refunded: number,
): Move[] {
  const finished = progress.find((step) => step.status === OrderStatus.Completed);
  const spent: Move[] =
    amounts.points > 0 && status !== OrderStatus.Canceled
      ? [
          {
            use: PointsUseType.OrderDeduction,
            points: -amounts.points,
            remark: `订单 ${orderNo} 抵扣`,
            at: createdAt,
          },
        ]
      : [];
  const earned: Move[] = finished
    ? [
        {
          use: PointsUseType.OrderReward,
          points: pointsFor(lines, refunded),
          remark: `订单 ${orderNo} 奖励`,
          at: finished.time,
        },
      ]
    : [];
  return [...spent, ...earned];
}

type Gift = (typeof GIFTS)[number];

const CHEAPEST = GIFTS.reduce((a, b) => (b.points < a.points ? b : a));

/**
 * Points beyond the persona's final total are spent on gifts a day later; the cheapest one has just been requested, so
 * that a gift is about to be sent.
 */
function exchanges(
  user: UserRecord,
  moves: readonly Move[],
  pointsOrders: PointsOrderRecord[],
  seed: number,
): Move[] {
  const dice = createDice(seed, 4200 + user.id);
  const spent: Move[] = [];
  const exchange = (gift: Gift, number: number, at: number): number => {
    const cost = gift.points * number;
    pointsOrders.push(exchangeOrder(user, gift, number, at, pointsOrders.length));
    spent.push({
      use: PointsUseType.GiftExchange,
      points: -cost,
      remark: `兑换${gift.name} ${number} 件`,
      at,
    });
    return cost;
  };
  let balance = 0;
  for (const { at, points } of moves) {
    balance += points;
    while (balance > user.points) {
      const affordable = GIFTS.filter((gift) => gift.points <= balance && gift.number > 0);
      if (affordable.length === 0) break;
      const gift = dice.pick(affordable);
      // Several pieces at once, so that big buyers do not order hundreds of times.
      const number = Math.max(
        1,
        Math.min(gift.limit || 20, Math.floor((balance - user.points) / gift.points)),
      );
      const when = Math.min(at + DAY_MS / 2 + spent.length * 60_000, BASE_MS + 9 * HOUR_MS);
      balance -= exchange(gift, number, when);
    }
  }
  if (moves.length > 0) exchange(CHEAPEST, 1, BASE_MS + 9 * HOUR_MS);
  return spent;
}

function exchangeOrder(
  user: UserRecord,
  gift: Gift,
  number: number,
  createdAt: number,
  index: number,
): PointsOrderRecord {
  const address = ADDRESSES.find(({ userId }) => userId === user.id);
  if (!address) throw new Error(`buyer ${user.id} exchanges points without an address`);
  const id = FIRST_POINTS_ORDER_ID + index;
  const age = BASE_MS + 10 * HOUR_MS - createdAt;
  const shippedAt = createdAt + 6 * HOUR_MS;
  const status = age < 6 * HOUR_MS ? 1 : age < 6 * DAY_MS ? 2 : 3;
  return {
    id,
    userId: user.id,
    orderNo: formatDocumentNumber("JF", createdAt, index + 1),
    status,
    goodsId: gift.id,
    name: gift.name,
    number,
    points: gift.points * number,
    address,
    company: status === 1 ? "" : GIFT_CARRIER,
    trackingNo: status === 1 ? "" : giftTrackingNo(id),
    createdAt,
    shippedAt: status === 1 ? null : shippedAt,
  };
}
