import { type CouponOffer, CouponType } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

type Terms = Pick<CouponOffer, "type" | "amount" | "threshold">;

/** What a coupon is called by its kind. */
export const COUPON_KINDS: Record<CouponType, string> = {
  [CouponType.NUMBER_1]: "满减券",
  [CouponType.NUMBER_2]: "折扣券",
  [CouponType.NUMBER_3]: "运费券",
};

/** What stands large on a coupon: 元, or the rate of a discount (96 is 9.6 折). */
export function couponFace({ type, amount }: Terms): { sign: string; figure: string; unit: string } {
  if (type === CouponType.NUMBER_2) return { sign: "", figure: String(amount / 10), unit: "折" };
  return { sign: "¥", figure: inYuan(amount), unit: "" };
}

/** From what amount on it can be used: `满 ¥500 可用`, `无门槛`. */
export function couponCondition({ threshold }: Terms): string {
  return threshold > 0 ? `满 ¥${inYuan(threshold)} 可用` : "无门槛";
}

/** An amount as it is said: cents only where there are any. */
function inYuan(amount: number): string {
  return formatMoney(amount).replace("¥", "").replace(/\.00$/, "");
}

/** Reads a kind of coupon from the address; undefined, all of them, for whatever is unknown. */
export function parseCouponType(text: string | null): CouponType | undefined {
  return Object.values(CouponType).find((type) => String(type) === text);
}
