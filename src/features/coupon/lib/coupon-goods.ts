import { Flag } from "#generated/enums.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";

const PARAM = "coupon";

/** The list of goods that coupons apply to; with a coupon's id its terms are shown above them. */
export function couponGoods(couponId?: number): string {
  return paths.list({ with_coupon: Flag.Yes, [PARAM]: couponId });
}

/** The coupon that a goods address refers to; undefined if none. */
export function couponOfGoods(search: URLSearchParams): number | undefined {
  return parseId(search.get(PARAM));
}
