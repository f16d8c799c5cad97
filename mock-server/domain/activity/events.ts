import { PointsUseType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { giveVoucher } from "#mock/domain/coupon/rules/voucher-gift.ts";
import type { DrawRecord } from "#mock/domain/draw/records.ts";
import { findLottery, prizeOf, drawKey } from "#mock/domain/draw/rules/lotteries.ts";
import { addPoints } from "#mock/domain/points/rules/points-log.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { CashbackRecord } from "./records.ts";
import { cashbackProgress } from "./rules/cashback.ts";

/** Vouchers and points are credited within minutes, goods are shipped with the next parcel. */
const DELIVERY_MS = {
  voucher: terms.lottery.delivery_minutes * MINUTE_MS,
  points: terms.lottery.delivery_minutes * MINUTE_MS,
  goods: 3 * 24 * 60 * MINUTE_MS,
} as const;

/** The next event of a draw: the prize is delivered, as a voucher, points or goods. */
export function drawEvent(state: WorldState, draw: DrawRecord): Event | undefined {
  const lottery = draw.deliveredAt === null ? findLottery(state, draw.lotteryId) : undefined;
  const prize = lottery && prizeOf(lottery, draw.prizeId);
  if (!lottery || !prize || prize.kind === "none") return undefined;
  const { kind, worth, threshold, days } = prize;
  const at = draw.drawnAt + DELIVERY_MS[kind];
  const source = `${lottery.name}奖品`;
  return {
    at,
    run() {
      state.draws.put(drawKey(draw.lotteryId, draw.userId), { ...draw, deliveredAt: at });
      if (kind === "voucher") giveVoucher(state, draw.userId, { amount: worth, threshold, source, days }, at);
      if (kind === "points")
        addPoints(state, draw.userId, { use: PointsUseType.ActivityGift, points: worth, remark: source, at });
    },
  };
}

/** After a cashback has ended, it is paid out to everybody as vouchers. */
export function cashbackEvent(state: WorldState, cashback: CashbackRecord): Event | undefined {
  const { id, name, paidOutAt: at } = cashback;
  if (state.cashbacksPaid.get(id) !== undefined) return undefined;
  return {
    at,
    run() {
      state.cashbacksPaid.put(id, at);
      for (const user of state.users.values()) {
        const { cashback: amount } = cashbackProgress(state, cashback, user.id);
        const gift = { amount, threshold: 0, source: name, days: terms.cashback.voucher_days };
        if (amount > 0) giveVoucher(state, user.id, gift, at);
      }
    },
  };
}
