import type { CouponOffer } from "#generated/model/index.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import type { Period } from "#src/shared/lib/period.ts";

/** Below this part of all the number left is told. */
const FEW = 0.05;

/** How much of an offer has been claimed, 0 to 100, and what to say of it. */
export function offerLeft({ total, claimed }: Pick<CouponOffer, "total" | "claimed">) {
  const left = Math.max(0, total - claimed);
  // A bar is full only when the offer is gone.
  const share = total > 0 ? (total - left) / total : 1;
  const percent = left === 0 ? 100 : Math.min(99, Math.round(share * 100));
  const isFew = left > 0 && left <= Math.max(1, total * FEW);
  return { percent, text: left === 0 ? "已领完" : isFew ? `仅剩 ${left} 张` : `已领 ${percent}%` };
}

/** From when to when an offer can be claimed; at `ends_at` it is no longer. */
export function offerPeriod({ starts_at, ends_at }: Pick<CouponOffer, "starts_at" | "ends_at">): Period {
  return { starts_at: parseShanghai(starts_at) / 1000, ends_at: parseShanghai(ends_at) / 1000 - 1 };
}
