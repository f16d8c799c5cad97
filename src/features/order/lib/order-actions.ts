import { Flag, OrderStatus } from "#generated/enums.ts";
import type { OrderSummary } from "#generated/model/index.ts";
import { isBeingPaid } from "./order-status.ts";

export type OrderAction = "pay" | "watchPayment" | "receive" | "return" | "afterSale" | "buyAgain" | "cancel";

/**
 * The actions a buyer can take on an order in its current state, the primary one first. `mayClaim` is false for a buyer
 * without after-sales (`is_AfterSale`).
 */
export function actionsOf(
  {
    status,
    can_return,
    pay_method,
    can_after_sale,
  }: Pick<OrderSummary, "status" | "pay_method" | "can_return" | "can_after_sale">,
  mayClaim: boolean,
): OrderAction[] {
  const isPaying = isBeingPaid({ status, pay_method });
  const possible: Record<OrderAction, boolean> = {
    pay: status === OrderStatus.AwaitingPayment && !isPaying,
    watchPayment: isPaying,
    receive: status === OrderStatus.AwaitingReceipt,
    buyAgain: status !== OrderStatus.AwaitingPayment,
    return: mayClaim && can_return === Flag.Yes,
    afterSale: mayClaim && can_after_sale === Flag.Yes,
    cancel: (status === OrderStatus.AwaitingPayment && !isPaying) || status === OrderStatus.AwaitingShipment,
  };
  return (Object.keys(possible) as OrderAction[]).filter((action) => possible[action]);
}
