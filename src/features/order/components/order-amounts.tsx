import type { Order } from "#generated/model/order.ts";
import { AmountBreakdown } from "#src/shared/ui/goods/amount-breakdown.tsx";
import { isPaid } from "../lib/order-status.ts";

type Props = { order: Order };

export function OrderAmounts({ order }: Props) {
  return <AmountBreakdown amounts={order} sumLabel={isPaid(order) ? "实付金额" : "应付金额"} />;
}
