import type { Order } from "#generated/model/order.ts";
import { AmountBreakdown } from "#src/shared/ui/amount-breakdown.tsx";
import { isPaid } from "../lib/order-status.ts";

type Props = { order: Order };

export function OrderAmounts({ order }: Props) {
  return (
    <AmountBreakdown
      goods={order.goods_amount}
      manjian={order.manjian_amount}
      discount={order.discount_amount}
      gift={order.gift_amount}
      coupon={order.coupon_amount}
      voucher={order.voucher_amount}
      points={order.points_amount}
      shipping={order.shipping_fee}
      amount={order.amount}
      sumLabel={isPaid(order) ? "实付金额" : "应付金额"}
    />
  );
}
