import { CouponType } from "#generated/enums.ts";
import type { CouponOffer } from "#generated/model/index.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";

type Terms = Pick<CouponOffer, "type" | "amount" | "threshold">;

/** A coupon's headline: an amount in 元, or a discount rate (96 is 9.6 折). */
export function couponFace({ type, amount: value }: Terms): { sign: string; figure: string; unit: string } {
  if (type === CouponType.Discount) return { sign: "", figure: String(value / 10), unit: "折" };
  return { sign: "¥", figure: inYuan(value), unit: "" };
}

/** The minimum amount: `满 ¥500 可用`, `无门槛`. */
export function couponCondition({ threshold }: Terms): string {
  return threshold > 0 ? `满 ¥${inYuan(threshold)} 可用` : "无门槛";
}

/** An amount in 元, with decimals only if there are any. */
function inYuan(amount: Money): string {
  return formatMoney(amount).replace("¥", "").replace(/\.00$/, "");
}
