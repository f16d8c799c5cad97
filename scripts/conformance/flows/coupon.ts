import type { Flow } from "./steps.ts";

const CLAIMABLE = 1;

/** Claim an offer, find the coupon, be refused a second one once the limit is reached. */
export const coupon: Flow = {
  id: "coupon",
  name: { zh: "流程：领券", en: "flow: claim a coupon" },
  operations: ["listCouponOffers", "claimCoupon", "listCoupons", "getCouponCounts"],
  writes: true,
  async walk(steps) {
    const { data: offers } = await steps.succeed("listCouponOffers", { query: { page_size: 50 } });
    const open = offers.list.filter(({ status }) => status === CLAIMABLE);
    const offer = steps.need(open.find(({ limit }) => limit === 1) ?? open[0], {
      zh: "没有可领的券",
      en: "no coupon can be claimed",
    });
    const claimed = await steps.succeed("claimCoupon", { path: { id: offer.id } });
    const { data: held, exchange } = await steps.succeed("listCoupons");
    const isHeld = held.list.some(({ id }) => id === claimed.data.id) || held.total > held.page_size;
    steps.law(
      exchange,
      isHeld,
      "claimed",
      { zh: `列出券 ${claimed.data.id}`, en: `coupon ${claimed.data.id} is listed` },
      held.list.map(({ id }) => id),
    );
    if (offer.limit === 1)
      await steps.conflict("claimCoupon", "claimed twice", {
        path: { id: offer.id },
        probe: { zh: "每人限领 1 张，再领一次", en: "one for each buyer, claimed again" },
      });
    await steps.succeed("getCouponCounts");
  },
};
