import type { OrderLine } from "#generated/model/orderLine.ts";
import { giftText } from "#src/shared/lib/gift-text.ts";
import type { PriceLedger } from "#src/shared/lib/price-steps.ts";

/** An order line from its base price to what was paid. */
export const lineLedger = (line: OrderLine): PriceLedger => ({
  unit: line.bzdw,
  rawPrice: line.raw_price,
  price: line.price,
  number: line.number,
  reduction: line.goods_manjian_amount,
  gift: giftText(line.gift_data),
  extra: line.gift_data.total,
  shared: line.shared,
  couponShared: line.coupon_shared,
  paid: line.paid,
  reason: line.reason,
});
