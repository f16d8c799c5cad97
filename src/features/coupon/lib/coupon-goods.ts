import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";

const PARAM = "coupon";

/** The goods that coupons can be used for; with the id of one its terms stand above them. */
export function couponGoods(couponId?: number): string {
  return paths.list({ with_coupon: 1, [PARAM]: couponId });
}

/** The coupon that an address of goods is about; undefined for all of them. */
export function couponOfGoods(search: URLSearchParams): number | undefined {
  return parseId(search.get(PARAM));
}
