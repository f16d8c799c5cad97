import type { Order } from "#generated/model/order.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import type { PaidLine } from "#generated/model/paidLine.ts";
import { type Priced, fen, lineFen } from "../../api-client/amounts.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Steps } from "./steps.ts";

/** A line's parts add up to its amount, and coupons paid no more than all that is shared. */
export function checkPaidLine(
  steps: Steps,
  exchange: Exchange,
  place: string,
  line: Omit<PaidLine, "id" | "reason">,
  priced: Priced,
): void {
  const amount = lineFen(priced);
  const holds =
    fen(line.amount) === amount &&
    fen(line.shared) + fen(line.paid) === amount &&
    fen(line.coupon_shared) <= fen(line.shared);
  const { amount: seen, shared, coupon_shared, paid } = line;
  const expected = {
    zh: `amount ${amount / 100} = 单价 × 数量 − 满减 + 赠品 = shared + paid，coupon_shared 不超过 shared`,
    en: `amount ${amount / 100} = price × number − reduction + gifts = shared + paid, and coupon_shared within shared`,
  };
  steps.law(exchange, holds, place, expected, { amount: seen, shared, coupon_shared, paid });
}

const isExplained = (
  line: OrderLine,
): line is OrderLine & Required<Pick<OrderLine, "shared" | "coupon_shared" | "paid">> =>
  line.shared !== undefined && line.coupon_shared !== undefined && line.paid !== undefined;

/** The paid amounts of the lines and the shipping, which a coupon may have covered, add up to the order's amount. */
export function checkOrderSums(steps: Steps, exchange: Exchange, order: Order): void {
  // If the server omits the inferred parts of a price, there is no sum to check.
  const lines = order.lines.filter(isExplained);
  if (lines.length < order.lines.length) return;
  for (const [index, line] of lines.entries())
    checkPaidLine(steps, exchange, `data.lines[${index}]`, line, line);
  const paid = lines.reduce((total, line) => total + fen(line.paid), 0);
  const charged = fen(order.amount) - paid;
  const shipping = fen(order.shipping_fee);
  const coupon = fen(order.coupon_amount);
  const isPaidByCoupon = coupon > 0 && coupon <= shipping && charged === shipping - coupon;
  const expected = {
    zh: `各行 paid 之和 ${paid / 100} + 运费 ${shipping / 100} = amount（运费券另减）`,
    en: `the lines' paid, ${paid / 100}, + shipping, ${shipping / 100}, = amount (less a shipping coupon)`,
  };
  steps.law(exchange, charged === shipping || isPaidByCoupon, "data.lines[].paid", expected, order.amount);
}
