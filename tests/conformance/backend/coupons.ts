import type { Coupon } from "#generated/model/coupon.ts";
import type { CouponOffer } from "#generated/model/couponOffer.ts";
import { type Handlers, own } from "./call.ts";
import { isBuyable, sumsOf } from "./cart-sums.ts";
import { timeIn } from "./clock.ts";
import { having, paged, without } from "./lists.ts";
import { fen } from "./money.ts";
import { conflict, notFound, refuseField } from "./responses.ts";
import type { Buyer, HeldCoupon, Line, Shop } from "./shop.ts";

const [UNUSED, USED, EXPIRED] = [1, 2, 3] as const;
const [AMOUNT, PERCENT, SHIPPING] = [1, 2, 3] as const;
const [CLAIMABLE, CLAIMED, GONE, NOT_OPEN] = [1, 2, 3, 4] as const;
const SOON_DAYS = 3;
const FITS = 1;

type Offer = Omit<CouponOffer, "claimed" | "status">;

const offer = (id: number, fields: Partial<Offer>): Offer => ({
  id,
  name: "满减券",
  type: AMOUNT,
  amount: 5,
  threshold: 50,
  describe: "普通商品可用",
  starts_at: timeIn(-10),
  ends_at: timeIn(20),
  total: 1000,
  limit: 1,
  ...fields,
});

const OFFERS: readonly Offer[] = [
  offer(501, {}),
  offer(502, { name: "九五折券", type: PERCENT, amount: 95, threshold: 100 }),
  offer(503, { name: "运费券", type: SHIPPING, amount: 10, threshold: 0 }),
  offer(504, { name: "满 200 减 15", amount: 15, threshold: 200, limit: 3 }),
  offer(505, { name: "已领完", total: 0 }),
  offer(506, { name: "下周开始", starts_at: timeIn(7) }),
];

function shown(shop: Shop, buyer: Buyer | undefined, each: Offer): CouponOffer {
  const claimed = shop.claims.get(each.id) ?? 0;
  const held = buyer?.coupons.filter(({ offerId }) => offerId === each.id).length ?? 0;
  if (each.starts_at > timeIn(0)) return { ...each, claimed, status: NOT_OPEN };
  if (held >= each.limit) return { ...each, claimed, status: CLAIMED };
  return { ...each, claimed, status: claimed >= each.total ? GONE : CLAIMABLE };
}

/** Why a coupon does not fit these lines; empty if it does. */
function reasonOf({ status, threshold }: Coupon, lines: readonly Line[]): string {
  if (status !== UNUSED) return "已使用或已过期";
  const { eligible } = sumsOf(lines);
  return eligible > 0 && eligible >= fen(threshold) ? "" : `可用券商品未满 ${threshold} 元`;
}

/** Returns the amount that a coupon takes off the lines, in 分. */
export function worthOf({ type, amount }: Coupon, lines: readonly Line[]): number {
  const { eligible, reduced, fee } = sumsOf(lines);
  const net = Math.max(0, eligible - reduced);
  if (type === SHIPPING) return Math.min(fen(amount), fee);
  return type === AMOUNT ? Math.min(fen(amount), net) : Math.floor((net * (100 - amount)) / 100);
}

/** The buyer's coupon of a checkout; undefined without one. Throws Refused if it does not fit. */
export function couponFor(
  buyer: Buyer,
  id: number | undefined,
  lines: readonly Line[],
): HeldCoupon | undefined {
  if (id === undefined) return undefined;
  const coupon = buyer.coupons.find((each) => each.id === id);
  if (!coupon) throw refuseField("coupon_id", "没有这张优惠券");
  const reason = reasonOf(coupon, lines);
  if (reason !== "") throw refuseField("coupon_id", reason);
  return coupon;
}

/** Marks a coupon as used by an order, or as unused with 0. */
export function spendCoupon(buyer: Buyer, id: number, orderId: number): void {
  const coupon = buyer.coupons.find((each) => each.id === id);
  if (coupon) Object.assign(coupon, { status: orderId === 0 ? UNUSED : USED, order_id: orderId });
}

const plain = (coupon: HeldCoupon): Coupon => without(coupon, ["offerId"]);

/** The coupon center and the buyer's coupons. */
export const coupons: Handlers = {
  listCouponOffers: ({ shop, buyer, query }) =>
    paged(
      having(
        OFFERS.map((each) => shown(shop, buyer, each)),
        { type: query.type },
      ),
      query,
    ),
  claimCoupon: own(({ shop, buyer, id }) => {
    const found = OFFERS.find((each) => each.id === id);
    if (!found) throw notFound("没有这张券");
    const { claimed, status } = shown(shop, buyer, found);
    if (status !== CLAIMABLE) throw conflict("不能领取");
    shop.claims.set(id, claimed + 1);
    const fields = without(found, ["total", "limit"]);
    const coupon: HeldCoupon = {
      ...fields,
      id: shop.nextId(),
      offerId: id,
      status: UNUSED,
      order_id: 0,
      reason: "",
    };
    buyer.coupons.push(coupon);
    return plain(coupon);
  }),
  listCoupons: own(({ buyer, query }) => {
    const { type, status } = query;
    const found = having(buyer.coupons.map(plain), { type, status });
    return paged(
      found.toSorted((a, b) => a.ends_at.localeCompare(b.ends_at)),
      query,
    );
  }),
  getCouponCounts: own(({ buyer }) => {
    const count = (status: number) => having(buyer.coupons, { status: status as Coupon["status"] }).length;
    const expiring = having(buyer.coupons, { status: UNUSED }).filter(
      ({ ends_at: end }) => end < timeIn(SOON_DAYS),
    );
    return { unused: count(UNUSED), used: count(USED), expired: count(EXPIRED), expiring: expiring.length };
  }),
  listAvailableCoupons: own(({ shop, buyer, query }) => {
    const checkout = query.checkout_no === undefined ? undefined : buyer.checkouts.get(query.checkout_no);
    if (query.checkout_no !== undefined && !checkout) throw refuseField("checkout_no", "没有这张结算单");
    const lines = checkout?.lines ?? buyer.cart.filter((line) => line.isSelected && isBuyable(shop, line));
    const judged = having(buyer.coupons, { status: UNUSED })
      .map((each) => ({ ...plain(each), reason: reasonOf(each, lines), worth: worthOf(each, lines) }))
      .filter(({ reason }) => (reason === "") === ((query.type ?? FITS) === FITS))
      .toSorted((a, b) => b.worth - a.worth);
    return paged(
      judged.map((each) => without(each, ["worth"])),
      query,
    );
  }),
};
