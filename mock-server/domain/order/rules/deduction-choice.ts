import { CouponType, DeliveryType, InvoiceKind } from "#generated/enums.ts";
import type { PreviewOrderBody } from "#generated/model/previewOrderBody.ts";
import type { CheckoutRecord } from "#mock/domain/cart/records.ts";
import { type DeductionWords, priceReasons } from "#mock/domain/cart/rules/price-reason.ts";
import { orderTerms } from "#mock/domain/cart/rules/priced-cart.ts";
import { findOwned } from "#mock/domain/common/owned-record.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { CouponRecord } from "#mock/domain/coupon/records.ts";
import { couponProblem, voucherProblem } from "#mock/domain/coupon/rules/coupon.ts";
import { couponBase, type Deducted, deduct } from "#mock/domain/coupon/rules/deduction.ts";
import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { InvoiceTitleRecord } from "#mock/domain/invoice/records.ts";
import { titlesOf } from "#mock/domain/invoice/rules/invoice-making.ts";
import { pointsOf } from "#mock/domain/points/rules/points-log.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatCount, formatYuan } from "#mock/world/money.ts";
import type { PriceReason } from "../records.ts";

export type Resolved = Deducted & {
  /** The maximum number of points: what this order allows and the buyer has. */
  readonly pointsMax: number;
  /** The total of each line before order-level offers, in 分. */
  readonly totals: readonly number[];
  /** Why each line costs what it does. */
  readonly reasons: readonly PriceReason[];
};

/** The lines of a checkout in the form used by deductions and their reasons. */
const linesOf = (state: WorldState, { lines }: CheckoutRecord) =>
  lines.map(({ line, price, reduction, gift }) => {
    const goods = state.goods.get(line.goods_id);
    if (!goods) throw new Error(`goods ${line.goods_id} of a checkout do not exist`);
    const before = price * line.number;
    return {
      line,
      goods,
      before,
      reduction,
      total: before - reduction + gift.total,
      isEligible: isCouponEligible(goods),
    };
  });

/**
 * The price of a checkout with the requested coupon, vouchers and points. 422 for each that belongs to others or
 * cannot be used, on its field, with the reason.
 */
export function resolveDeductions(
  state: WorldState,
  user: UserRecord,
  checkout: CheckoutRecord,
  requested: Pick<PreviewOrderBody, "coupon_id" | "voucher_ids" | "points" | "delivery_type">,
): Resolved {
  const now = state.clock.now();
  // Pickup costs no shipping.
  const isPickup = requested.delivery_type === DeliveryType.PickUp;
  const lines = linesOf(state, checkout);
  const { coupon_id: couponId } = requested;
  const coupon = couponId === undefined ? undefined : findOwned(state.coupons, couponId, user);
  const vouchers = [...new Set(requested.voucher_ids)].map((id) => findOwned(state.vouchers, id, user));
  const base = couponBase(checkout.amounts, lines, isPickup);
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, problem: string | undefined) => {
    if (problem !== undefined) errors[field] = [...(errors[field] ?? []), problem];
  };
  if (couponId !== undefined) {
    refuse("coupon_id", coupon ? couponProblem(coupon, base, now) : "优惠券不存在，请重新选择优惠券");
  }
  for (const voucher of vouchers) {
    const problem = voucher && voucherProblem(voucher, checkout.amounts.goods, now);
    refuse("voucher_ids", voucher ? problem : "现金券不存在，请重新选择现金券");
  }
  const points = requested.points ?? 0;
  const usable = vouchers.flatMap((voucher) => voucher ?? []);
  const deducted = deduct(checkout.amounts, lines, { coupon, vouchers: usable, points, isPickup });
  const pointsMax = Math.min(deducted.pointsRoom, pointsOf(state, user.id));
  if (points > pointsMax) refuse("points", `本单最多可用 ${formatCount(pointsMax)} 积分，请减少使用的积分`);
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.deductions);
  const words = deductionWords(coupon, deducted);
  return {
    ...deducted,
    pointsMax,
    totals: lines.map(({ total }) => total),
    reasons: priceReasons(lines, orderTerms(state, user.id), base.eligible, words),
  };
}

/** Describes the deductions of an order for its buyer. */
function deductionWords(coupon: CouponRecord | undefined, { amounts }: Deducted): DeductionWords {
  const onGoods = coupon?.type === CouponType.Shipping ? `${coupon.name}抵运费，不分摊` : coupon?.name;
  const every = [
    ...(amounts.voucher > 0 ? [`现金券抵 ${formatYuan(amounts.voucher)} 元`] : []),
    ...(amounts.points > 0 ? [`积分抵 ${formatYuan(amounts.points)} 元`] : []),
  ];
  return {
    coupon: onGoods ?? "未使用优惠券",
    every: every.length > 0 ? `${every.join("、")}，按金额分摊` : "",
  };
}

/**
 * The invoice title of an order: the requested one, else the buyer's default of its kind; undefined if there is none.
 * 422 on `invoice_title_id` for an unknown one or one of the other kind.
 */
export function resolveTitle(
  state: WorldState,
  user: UserRecord,
  titleId: number | undefined,
  kind: InvoiceKind,
): InvoiceTitleRecord | undefined {
  const titles = titlesOf(state, user.id);
  if (titleId === undefined) return titles.find((title) => title.kind === kind);
  const title = titles.find(({ id }) => id === titleId);
  const problem = title
    ? kind === InvoiceKind.Special &&
      title.kind === InvoiceKind.Ordinary &&
      "该抬头没有专用发票所需的开户行等资料，请选择专用发票抬头"
    : "发票抬头不存在，请重新选择发票抬头";
  if (problem !== false) throw invalid({ invoice_title_id: [problem] }, SHOP_RULES.invoiceTitle);
  return title;
}

/** Marks the coupon and vouchers of an order as used and deducts its points; time in ms. */
export function takeDeductions(
  state: WorldState,
  orderId: number,
  couponId: number,
  vouchers: Deducted["vouchers"],
): void {
  const coupon = state.coupons.get(couponId);
  if (coupon) state.coupons.put(couponId, { ...coupon, orderId });
  for (const { id, amount } of vouchers) {
    const voucher = state.vouchers.get(id);
    if (voucher) state.vouchers.put(id, { ...voucher, balance: voucher.balance - amount, orderId });
  }
}
