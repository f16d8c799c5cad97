import { CouponType } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { FIRST_NEW_COUPON_ID } from "../records.ts";
import { COUPON_SCOPE } from "./eligible.ts";

/** In 分, for a first order of any size. */
const COUPONS = [
  { threshold: 30_000, amount: 2000 },
  { threshold: 80_000, amount: 6000 },
  { threshold: 150_000, amount: 12_000 },
] as const;

const VALID_MS = 30 * DAY_MS;

/** Gives a member who has just been approved the coupons that the login page promises (新会员专享礼包), for 30 days. */
export function giveWelcomeCoupons(state: WorldState, userId: number): void {
  const startsAt = state.clock.now();
  for (const terms of COUPONS) {
    const id = state.next("coupon", FIRST_NEW_COUPON_ID);
    state.coupons.put(id, {
      ...terms,
      id,
      userId,
      name: "新会员礼包",
      type: CouponType.Reduction,
      describe: COUPON_SCOPE,
      offerId: 0,
      startsAt,
      endsAt: startsAt + VALID_MS,
      orderId: 0,
    });
  }
}
