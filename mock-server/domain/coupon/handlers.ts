import { Availability, CouponOfferStatus, CouponStatus } from "#generated/enums.ts";
import type { ListAvailableCouponsParams } from "#generated/model/listAvailableCouponsParams.ts";
import type { ListCashVouchersParams } from "#generated/model/listCashVouchersParams.ts";
import type { ListCouponOffersParams } from "#generated/model/listCouponOffersParams.ts";
import type { ListCouponsParams } from "#generated/model/listCouponsParams.ts";
import { terms } from "#generated/terms.ts";
import { buyerOf, type Handler, ok, pageOf, viewerOf } from "#mock/domain/common/handler.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { claimCoupon as claim, offerState } from "./commands.ts";
import { presentCoupon, presentOffer, presentVoucher } from "./present.ts";
import { judgeCoupons } from "./rules/available-coupons.ts";
import { couponState, voucherState } from "./rules/coupon.ts";

const EXPIRING_MS = terms.coupons.expiring_days * DAY_MS;

/** A buyer's own entries of a table, those ending first on top. */
const endingFirst = <T extends { id: number; userId: number; endsAt: number }>(
  items: Iterable<T>,
  userId: number,
): T[] =>
  [...items].filter((item) => item.userId === userId).toSorted((a, b) => a.endsAt - b.endsAt || a.id - b.id);

const couponsOf = (state: WorldState, userId: number) => endingFirst(state.coupons.values(), userId);

export const listAvailableCoupons: Handler<{ query: ListAvailableCouponsParams }> = (request, state) => {
  const { usable, others } = judgeCoupons(state, buyerOf(request, state).id, request.query.checkout_no);
  const { list, ...rest } = pageOf(
    request.query.type === Availability.Unusable ? others : usable,
    request.query.page,
  );
  const now = state.clock.now();
  return ok({ list: list.map(({ coupon, reason }) => presentCoupon(coupon, now, reason)), ...rest });
};

export const listCoupons: Handler<{ query: ListCouponsParams }> = (request, state) => {
  const now = state.clock.now();
  const { page, type, status } = request.query;
  const found = couponsOf(state, buyerOf(request, state).id).filter(
    (coupon) =>
      (type === undefined || coupon.type === type) &&
      (status === undefined || couponState(coupon, now) === status),
  );
  const { list, ...rest } = pageOf(found, page);
  return ok({ list: list.map((coupon) => presentCoupon(coupon, now)), ...rest });
};

export const getCouponCounts: Handler = (request, state) => {
  const now = state.clock.now();
  const coupons = couponsOf(state, buyerOf(request, state).id);
  const unused = coupons.filter((coupon) => couponState(coupon, now) === CouponStatus.Unused);
  return ok({
    unused: unused.length,
    used: coupons.filter((coupon) => couponState(coupon, now) === CouponStatus.Used).length,
    expired: coupons.filter((coupon) => couponState(coupon, now) === CouponStatus.Expired).length,
    expiring: unused.filter(({ endsAt }) => endsAt - now <= EXPIRING_MS).length,
  });
};

/** Claimable ones first, then those that start later, were claimed, and have none left. */
const OFFER_ORDER: Readonly<Record<CouponOfferStatus, number>> = {
  [CouponOfferStatus.Available]: 0,
  [CouponOfferStatus.Upcoming]: 1,
  [CouponOfferStatus.Claimed]: 2,
  [CouponOfferStatus.Exhausted]: 3,
};

export const listCouponOffers: Handler<{ query: ListCouponOffersParams }> = (request, state) => {
  const now = state.clock.now();
  const viewer = viewerOf(request, state);
  const { type, page, page_size: size } = request.query;
  const offers = [...state.couponOffers.values()]
    .filter((offer) => now < offer.endsAt && (type === undefined || offer.type === type))
    .map((offer) => ({ offer, place: OFFER_ORDER[offerState(state, offer, viewer)] }))
    .toSorted((a, b) => a.place - b.place || a.offer.id - b.offer.id);
  const { list, ...rest } = pageOf(offers, page, size);
  return ok({ list: list.map(({ offer }) => presentOffer(state, offer, viewer)), ...rest });
};

export const claimCoupon: Handler<{ path: { id: number } }> = (request, state) =>
  ok(presentCoupon(claim(state, buyerOf(request, state), request.path.id), state.clock.now()));

export const listCashVouchers: Handler<{ query: ListCashVouchersParams }> = (request, state) => {
  const now = state.clock.now();
  const { status, page, page_size: size } = request.query;
  const vouchers = endingFirst(state.vouchers.values(), buyerOf(request, state).id);
  const found = vouchers.filter((voucher) => status === undefined || voucherState(voucher, now) === status);
  const usable = vouchers.filter((voucher) => voucherState(voucher, now) === CouponStatus.Unused);
  const { list, ...rest } = pageOf(found, page, size);
  return ok({
    list: list.map((voucher) => presentVoucher(voucher, now)),
    ...rest,
    balance: toYuan(usable.reduce((total, { balance }) => total + balance, 0)),
  });
};
