import type { Coupon } from "#generated/model/coupon.ts";
import type { Steps } from "./steps.ts";

const MOST_PAGES = 10;

/** Returns the number of coupons that the buyer has or had. */
export const totalOfCoupons = async (steps: Steps): Promise<number> =>
  (await steps.succeed("listCoupons")).data.total;

/** A coupon of the buyer in this status, if it is listed. */
export async function findCoupon(steps: Steps, id: number, status: number): Promise<Coupon | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await steps.succeed("listCoupons", { query: { status, page } });
    const found = data.list.find((coupon) => coupon.id === id);
    if (found || page * data.page_size >= data.total) return found;
  }
  return undefined;
}
