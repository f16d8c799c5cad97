import { CouponStatus, CouponType } from "#generated/enums.ts";
import type {
  ListCashVouchersParams,
  ListCouponOffersParams,
  ListCouponsParams,
} from "#generated/model/index.ts";
import { describeQuery, type Fields, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

export const COUPON_STATUSES = Object.values(CouponStatus);

/** The default shows the usable ones. */
const status = oneOf<CouponStatus>(COUPON_STATUSES.filter((each) => each !== CouponStatus.Unused));
const type = oneOf(Object.values(CouponType));

export const couponsQuery = describeQuery({ status, type, ...PAGE } satisfies Fields<ListCouponsParams>);
export const vouchersQuery = describeQuery({ status, ...PAGE } satisfies Fields<ListCashVouchersParams>);
export const offersQuery = describeQuery({ type, ...PAGE } satisfies Fields<ListCouponOffersParams>);
