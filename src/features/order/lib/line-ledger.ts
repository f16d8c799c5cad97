import type { OrderLine } from "#generated/model/index.ts";
import { giftText } from "#src/shared/lib/gift-text.ts";
import type { PriceLedger } from "#src/shared/lib/price-steps.ts";

const NO_REASON = { ladder: "", manjian: "", shared: "", coupon: "" };

/** An order line from its base price to what was paid; a step that the server does not say changes nothing. */
export const lineLedger = (line: OrderLine): PriceLedger => ({
  unit: line.bzdw,
  rawPrice: line.raw_price ?? line.price,
  price: line.price,
  number: line.number,
  reduction: line.goods_manjian_amount,
  gift: giftText(line.gift_data),
  extra: line.gift_data.total,
  shared: line.shared ?? 0,
  couponShared: line.coupon_shared ?? 0,
  paid: line.paid ?? line.amount,
  reason: line.reason ?? NO_REASON,
});
