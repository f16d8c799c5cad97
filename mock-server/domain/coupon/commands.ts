import { CouponOfferStatus, Flag } from "#generated/enums.ts";
import { conflict, forbidden, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { type CouponOfferRecord, type CouponRecord, FIRST_NEW_COUPON_ID } from "./records.ts";

/** Returns how many coupons of an offer a buyer has claimed. */
const claimedBy = (state: WorldState, userId: number, offerId: number): number =>
  [...state.coupons.values()].filter((coupon) => coupon.userId === userId && coupon.offerId === offerId)
    .length;

/** The state of an offer for a buyer, or for a visitor. */
export function offerState(
  state: WorldState,
  offer: CouponOfferRecord,
  user: UserRecord | undefined,
): CouponOfferStatus {
  if (user && claimedBy(state, user.id, offer.id) >= offer.limit) return CouponOfferStatus.Claimed;
  if (state.clock.now() < offer.startsAt) return CouponOfferStatus.Upcoming;
  return offer.claimed >= offer.total ? CouponOfferStatus.Exhausted : CouponOfferStatus.Available;
}

/**
 * Claims a coupon. 403 before approval, 404 for an unknown or ended offer, 409 for one that has none left, has not
 * started or was claimed up to its limit.
 */
export function claimCoupon(state: WorldState, user: UserRecord, offerId: number): CouponRecord {
  const offer = state.couponOffers.get(offerId);
  const now = state.clock.now();
  if (!offer || now >= offer.endsAt)
    throw notFound("优惠券不存在或已结束，请刷新领券中心", SHOP_RULES.exists);
  if (user.is_passed === Flag.No) throw forbidden("您的资质尚未审核通过，暂不能领券", SHOP_RULES.approval);
  switch (offerState(state, offer, user)) {
    case CouponOfferStatus.Claimed:
      throw conflict(`您已领取过该优惠券，每人限领 ${offer.limit} 张`, SHOP_RULES.couponClaim);
    case CouponOfferStatus.Exhausted:
      throw conflict("优惠券已领完，请看看其他优惠券", SHOP_RULES.couponClaim);
    case CouponOfferStatus.Upcoming:
      throw conflict(`优惠券还未开始领取，${formatDateTime(offer.startsAt)} 开始`, SHOP_RULES.couponClaim);
    default:
  }
  const { name, type, amount, threshold, describe, endsAt } = offer;
  const coupon: CouponRecord = {
    id: state.next("coupon", FIRST_NEW_COUPON_ID),
    userId: user.id,
    offerId,
    name,
    type,
    amount,
    threshold,
    describe,
    startsAt: now,
    endsAt,
    orderId: 0,
  };
  state.coupons.put(coupon.id, coupon);
  state.couponOffers.put(offerId, { ...offer, claimed: offer.claimed + 1 });
  return coupon;
}
