import type { CouponOffer } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { Period } from "#src/shared/lib/period.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";

/** Below this share of the total, the remaining number is shown. */
const FEW = 0.05;

/** Returns the claimed share of an offer, 0 to 100, with a text. */
export function offerLeft({ total, claimed }: Pick<CouponOffer, "total" | "claimed">) {
  const left = Math.max(0, total - claimed);
  // The bar is full only when nothing is left.
  const share = total > 0 ? (total - left) / total : 1;
  const percent = left === 0 ? 100 : Math.min(99, Math.round(share * 100));
  const isFew = left > 0 && left <= Math.max(1, total * FEW);
  return {
    percent,
    text: left === 0 ? "已领完" : isFew ? `仅剩 ${left} 张` : `已领 ${formatCount(percent)}%`,
  };
}

/** The period in which an offer can be claimed; `ends_at` is exclusive. */
export function offerPeriod({ starts_at, ends_at }: Pick<CouponOffer, "starts_at" | "ends_at">): Period {
  return { starts_at: parseShanghai(starts_at) / 1000, ends_at: parseShanghai(ends_at) / 1000 - 1 };
}
