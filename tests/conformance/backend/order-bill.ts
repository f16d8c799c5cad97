import type { BuyerCall } from "./call.ts";
import { lineFen, productIn, sumsOf, withCoupon } from "./cart-sums.ts";
import { priceOf } from "./catalogue.ts";
import { couponFor, worthOf } from "./coupons.ts";
import { sum, yuan } from "./money.ts";
import { refuseField } from "./responses.ts";
import type { HeldCoupon, Line } from "./shop.ts";

const SHIPPING = 3;

type Options = { readonly coupon: HeldCoupon | undefined; readonly points: number };
export type Bill = ReturnType<typeof billOf>;

/** The coupon and points of a form, for these lines. Throws Refused if they do not fit. */
export function chooseOptions({ buyer, body }: BuyerCall, lines: readonly Line[]): Options {
  if ((body.voucher_ids as number[] | undefined)?.length) throw refuseField("voucher_ids", "没有这张代金券");
  const coupon = couponFor(buyer, body.coupon_id, lines);
  const points = (body.points as number | undefined) ?? 0;
  if (points > Math.min(buyer.points, mostPoints(lines))) throw refuseField("points", "积分过多");
  return { coupon, points };
}

/** A hundred points are worth 1 元, so one is worth a 分; at most a tenth of the goods. */
const mostPoints = (lines: readonly Line[]): number => Math.floor(sumsOf(lines).amount / 10);

/** Shares an amount among the lines that take part, by their amounts; the last gets what is left. In 分. */
function shares(amount: number, lines: readonly Line[], takesPart: (line: Line) => boolean): number[] {
  const whole = sum(lines.filter(takesPart).map(lineFen));
  const last = lines.findLastIndex(takesPart);
  let left = amount;
  return lines.map((line, index) => {
    if (!takesPart(line)) return 0;
    const share = index === last ? left : Math.floor((amount * lineFen(line)) / whole);
    left -= share;
    return share;
  });
}

/** Returns the amounts of an order of these lines with a coupon and points. */
export function billOf(lines: readonly Line[], { coupon, points }: Options) {
  const { amount, reduced, fee } = sumsOf(lines);
  const worth = coupon ? worthOf(coupon, lines) : 0;
  const isShipping = coupon?.type === SHIPPING;
  const isEligible = ({ goodsId }: Line) => withCoupon(goodsId);
  const ofTier = shares(reduced, lines, isEligible);
  const ofCoupon = shares(isShipping ? 0 : worth, lines, isEligible);
  const ofPoints = shares(points, lines, () => true);
  return {
    mostPoints: mostPoints(lines),
    amounts: {
      goods_amount: yuan(amount),
      manjian_amount: yuan(reduced),
      discount_amount: 0,
      gift_amount: 0,
      coupon_amount: yuan(worth),
      voucher_amount: 0,
      points_amount: yuan(points),
      shipping_fee: yuan(fee),
      amount: yuan(amount - reduced - worth - points + fee),
    },
    lines: lines.map((line, index) => {
      const product = productIn(line);
      const deducted = (ofCoupon[index] ?? 0) + (ofPoints[index] ?? 0);
      const shared = (ofTier[index] ?? 0) + deducted;
      return {
        line,
        product,
        price: priceOf(product, line.number),
        amount: yuan(lineFen(line)),
        shared: yuan(shared),
        coupon_shared: yuan(deducted),
        paid: yuan(lineFen(line) - shared),
        reason: { ladder: "没有阶梯价", manjian: "没有单品满减", shared: "按金额分摊", coupon: "按金额分摊" },
      };
    }),
  };
}
