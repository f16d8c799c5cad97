import { totalOfCoupons } from "../held-coupons.ts";
import type { Flow } from "../steps.ts";
import { equalRacers, needRaces, RACERS, race } from "./race.ts";

const CLAIMABLE = 1;
const ROUNDS = 2;

/** Claims an offer of one for each buyer several times at once: the buyer holds one more. */
export const couponRace: Flow = {
  id: "coupon-race",
  name: { zh: "流程：同时领券", en: "flow: claim a coupon at the same time" },
  operations: ["listCouponOffers", "claimCoupon", "listCoupons"],
  writes: true,
  async walk(steps) {
    needRaces(steps);
    const { data } = await steps.succeed("listCouponOffers", { query: { page_size: 50 } });
    const offers = data.list.filter(({ status, limit }) => status === CLAIMABLE && limit === 1);
    steps.need(offers[0], {
      zh: "没有每人限领 1 张且可领的券",
      en: "no coupon of one for each buyer can be claimed",
    });
    for (const [round, { id }] of offers.slice(0, ROUNDS).entries()) {
      const before = await totalOfCoupons(steps);
      const claims = await race(steps, round, equalRacers("claimCoupon", { path: { id } }));
      const ids = claims.values("id");
      const held = (await totalOfCoupons(steps)) - before;
      const expected = {
        zh: `${RACERS} 次领取共得 1 张`,
        en: `one coupon of ${RACERS} claims`,
      };
      if (!claims.law(ids.length === 1 && held === 1, "claims", expected, { claimed: ids, held })) return;
    }
  },
};
