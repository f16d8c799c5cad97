import { CartLineType, LadderPriceType } from "#generated/enums.ts";
import { isCouponEligible, whyNotEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { PriceReason } from "#mock/domain/order/records.ts";
import { type Fen, formatCount, formatYuan } from "#mock/world/money.ts";
import type { OrderTerms } from "./checkout-amounts.ts";
import type { PricedLine } from "./priced-line.ts";
import { appliedTier, discountName, reductionName } from "./tiers.ts";

/** 元 without needless decimals: 1,000 or 12.50. */
const short = (fen: Fen): string => (fen % 100 === 0 ? formatCount(fen / 100) : formatYuan(fen));

type Reasoned = Pick<PricedLine, "line" | "goods" | "before">;

/** From the base price to the unit price: the tier or offer that applies, or what is missing to one. */
function ladderReason({ line, goods }: Reasoned): string {
  const { ladder_price: tiers, ladder_price_type: type, bzdw } = goods;
  if (line.type === CartLineType.Combination) return "组合价";
  if (goods.offer_price !== null) {
    const offer = line.type === CartLineType.Spike ? "秒杀价" : "活动价";
    return tiers.length > 0 ? `${offer}，不参加阶梯价` : offer;
  }
  if (tiers.length === 0) return "没有阶梯价";
  if (line.ladder_price_id === 0) return "加入购物车时没有阶梯价，重新加入后可享";
  if (type === LadderPriceType.UpToNumber) {
    const tier = tiers.find(({ number }) => line.number <= number);
    return tier
      ? `不超过 ${tier.number} ${bzdw}享 ${formatYuan(tier.price)} 元`
      : `超过 ${tiers.at(-1)?.number} ${bzdw}，按供货价`;
  }
  const tier = tiers.findLast(({ number }) => line.number >= number);
  if (tier) return `满 ${tier.number} ${bzdw}享 ${formatYuan(tier.price)} 元`;
  const next = tiers[0]?.number ?? 0;
  return `未达 ${next} ${bzdw}，还差 ${next - line.number} ${bzdw}`;
}

/** The full reduction on the line itself, or what is missing to it. */
function reductionReason({ line, goods: { reduction }, before }: Reasoned): string {
  if (!reduction) return "没有单品满减";
  if (line.goods_manjian_id === 0) return "加入购物车时没有满减，重新加入后可享";
  if (before >= reduction.amount) return `每满 ${short(reduction.amount)} 元减 ${short(reduction.reduce)} 元`;
  return `未达 ${short(reduction.amount)} 元，还差 ${formatYuan(reduction.amount - before)} 元`;
}

/** The offers on the order in words for its eligible lines: those that apply, or what is missing to the first. */
function tiersReason({ fullReductions, discounts }: OrderTerms, eligible: Fen): string {
  const reduction = appliedTier(fullReductions, eligible);
  const discount = appliedTier(discounts, eligible);
  const applied = [
    ...(reduction ? [reductionName(reduction)] : []),
    ...(discount ? [discountName(discount)] : []),
  ];
  if (applied.length > 0) return `${applied.join("、")}，按金额分摊`;
  const lowest = [...fullReductions, ...discounts].toSorted((a, b) => a.amount - b.amount)[0];
  if (!lowest) return "没有整单优惠";
  return `未达 ${short(lowest.amount)} 元，还差 ${formatYuan(lowest.amount - eligible)} 元`;
}

/** The coupon, vouchers and points of an order as named to the buyer. */
export type DeductionWords = {
  /** For lines that coupons count. */
  readonly coupon: string;
  /** The deductions from all lines; empty if there are none. */
  readonly every: string;
};

/**
 * Why each of these lines costs what it does within an order of them: a text for every step from the base price to
 * what is paid. `eligible` is the total of the coupon-eligible lines before order-level offers, in 分.
 */
export function priceReasons(
  lines: readonly Reasoned[],
  terms: OrderTerms,
  eligible: Fen,
  words: DeductionWords,
): PriceReason[] {
  const tiers = tiersReason(terms, eligible);
  return lines.map((line) => {
    const refused = isCouponEligible(line.goods) ? undefined : whyNotEligible(line.goods);
    const coupon = refused === undefined ? words.coupon : `${refused}用券`;
    return {
      ladder: ladderReason(line),
      manjian: reductionReason(line),
      shared: refused === undefined ? tiers : `${refused}满减与折扣`,
      coupon: [coupon, words.every].filter(Boolean).join("；"),
    };
  });
}
