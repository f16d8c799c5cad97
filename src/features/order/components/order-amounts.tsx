import type { Order } from "#generated/model/index.ts";
import { AmountBreakdown } from "#src/shared/ui/goods/amount-breakdown.tsx";
import { amountLabel } from "../lib/order-status.ts";

type Props = { order: Order };

export function OrderAmounts({ order }: Props) {
  return <AmountBreakdown amounts={order} sumLabel={amountLabel(order)} />;
}
