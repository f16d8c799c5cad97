import type { OrderSummary } from "#generated/model/orderSummary.ts";
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
    pay: status === 1 && !isPaying,
    watchPayment: isPaying,
    receive: status === 3,
    buyAgain: status !== 1,
    return: mayClaim && can_return === 1,
    afterSale: mayClaim && can_after_sale === 1,
    cancel: (status === 1 && !isPaying) || status === 2,
  };
  return (Object.keys(possible) as OrderAction[]).filter((action) => possible[action]);
}
