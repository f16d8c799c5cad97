import { Availability, Flag, TierStatus, TopUpGoal } from "#generated/enums.ts";
import type { ActivityTier } from "#generated/model/activityTier.ts";
import { fen, lineFen } from "../../api-client/amounts.ts";
import { NO_RECORD, type Steps } from "../flows/steps.ts";
import { compare } from "./compare.ts";

const NOTHING_TICKED = { zh: "购物车没有勾选的行", en: "no line of the cart is ticked" };
const MOST_LINES = 40;

/** The cart and its ticked lines. */
async function tickedCart(steps: Steps) {
  const { data: cart } = await steps.succeed("listCartLines");
  const ticked = cart.data.filter((line) => line.is_selected === Flag.Yes);
  return { cart, ticked };
}

/** The checkout of these lines. */
async function checkOut(steps: Steps, lines: readonly { readonly id: number }[]) {
  const ids = steps.need(lines.length > 0 ? lines.map(({ id }) => id) : undefined, NOTHING_TICKED);
  return steps.succeed("checkoutCart", { body: { ids, new: 1 } });
}

/** The amount that the highest reached tier takes off, in 分. */
const highest = (tiers: Readonly<Record<string, ActivityTier>>): number =>
  Object.values(tiers)
    .filter(({ status }) => status === TierStatus.Reached)
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ reduce = 0 }) => fen(reduce))
    .at(-1) ?? 0;

/** Sentences about the cart and its checkout. */
export const CART = [
  compare(
    "highest-tier",
    "The highest reached tier of each kind applies.",
    ["listCartLines", "checkoutCart"],
    async (steps, judge) => {
      const { cart, ticked } = await tickedCart(steps);
      const { data, exchange } = await checkOut(steps, ticked);
      const own = data.lines.reduce((sum, line) => sum + fen(line.goods_manjian_amount), 0);
      const { manjians, discounts } = cart.activity_data;
      const reduction = own + highest(manjians.manjians);
      const discount = highest(discounts.discounts);
      const seen = { manjian_amount: data.manjian_amount, discount_amount: data.discount_amount };
      judge(exchange, "data.manjian_amount", fen(data.manjian_amount) === reduction, { ...seen, reduction });
      judge(exchange, "data.discount_amount", fen(data.discount_amount) === discount, { ...seen, discount });
    },
  ),
  compare(
    "paid-for-lines",
    "Calculates what one line would cost with the offers on the order of all ticked lines, before coupons, vouchers and points, and why.",
    ["listCartLines", "checkoutCart", "getCartLinePrice"],
    async (steps, judge) => {
      const { ticked } = await tickedCart(steps);
      const few = steps.need(ticked.length <= MOST_LINES ? ticked : undefined, {
        zh: `勾选超过 ${MOST_LINES} 行`,
        en: `more than ${MOST_LINES} ticked lines`,
      });
      const { data: checkout } = await checkOut(steps, few);
      let paid = 0;
      for (const line of few) {
        const { data, exchange } = await steps.succeed("getCartLinePrice", { path: { id: line.id } });
        const { amount, coupon_shared: byCoupon } = data;
        judge(exchange, "data", fen(amount) === lineFen(line) && byCoupon === 0, { amount, byCoupon });
        paid += fen(data.paid);
        if (line !== few.at(-1)) continue;
        const wanted = fen(checkout.amount) - fen(checkout.shipping_fee);
        judge(exchange, "data.paid of all lines", paid === wanted, { paid, wanted });
      }
    },
  ),
  compare(
    "tier-to-reach",
    "The tier of full reduction or discount to be reached; the next one of each by default.",
    ["listCartLines", "getCartTotal", "getCartTopUp"],
    async (steps, judge) => {
      const { cart } = await tickedCart(steps);
      const { eligible_amount: eligible = 0 } = (await steps.succeed("getCartTotal")).data;
      const { manjians, discounts } = cart.activity_data;
      for (const [goal, tiers] of [
        [TopUpGoal.Reduction, manjians.manjians],
        [TopUpGoal.Discount, discounts.discounts],
      ] as const) {
        const [next, ...later] = toReach(tiers);
        if (!next) continue;
        for (const tier of [undefined, ...later]) {
          const { id: tierId, amount } = tier ?? next;
          const query = tier ? { goal, tier_id: tierId ?? NO_RECORD } : { goal };
          const { data, exchange } = await steps.succeed("getCartTopUp", { query });
          const reached = data.proposals
            .filter((each) => each.goal === goal)
            .map((each) => fen(eligible) + fen(each.add_amount));
          const beyond = later[0]?.amount ?? Number.POSITIVE_INFINITY;
          const isNext = tier !== undefined || Math.min(...reached) < fen(beyond) || reached.length === 0;
          const holds = isNext && reached.every((each) => each >= fen(amount));
          judge(exchange, "data.proposals", holds, { ...query, tier: amount, reached });
        }
      }
    },
  ),
  compare(
    "coupons-of-a-checkout",
    "Judges for the lines of this checkout instead of the ticked ones of the cart.",
    ["listCartLines", "checkoutCart", "listAvailableCoupons"],
    async (steps, judge) => {
      const { ticked } = await tickedCart(steps);
      const [cheapest] = ticked.toSorted((a, b) => lineFen(a) - lineFen(b));
      const { data: checkout } = await checkOut(steps, cheapest ? [cheapest] : []);
      const query = { type: Availability.Usable, checkout_no: checkout.checkout_no };
      const { data, exchange } = await steps.succeed("listAvailableCoupons", { query });
      const cost = fen(checkout.goods_amount) + fen(checkout.gift_amount);
      const wrong = data.list.filter(({ threshold }) => fen(threshold) > cost);
      judge(exchange, "data.list", wrong.length === 0, {
        goods_amount: checkout.goods_amount,
        thresholds: wrong.map(({ threshold }) => threshold),
      });
    },
  ),
];

/** The tiers that are not reached, the next one first. */
const toReach = (tiers: Readonly<Record<string, ActivityTier>>): ActivityTier[] =>
  Object.values(tiers)
    .filter(({ status }) => status === TierStatus.NotReached)
    .toSorted((a, b) => a.amount - b.amount);
