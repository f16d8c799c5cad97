import type { OrderSummary } from "#generated/model/orderSummary.ts";

export type OrderAction = "pay" | "receive" | "return" | "afterSale" | "buyAgain" | "cancel";

/** The actions a buyer can take on an order in its current state, the primary one first. */
export function actionsOf({
  status,
  can_return,
  can_after_sale,
}: Pick<OrderSummary, "status" | "can_return" | "can_after_sale">): OrderAction[] {
  const possible: Record<OrderAction, boolean> = {
    pay: status === 1,
    receive: status === 3,
    buyAgain: status !== 1,
    return: can_return === 1,
    afterSale: can_after_sale === 1,
    cancel: status === 1 || status === 2,
  };
  return (Object.keys(possible) as OrderAction[]).filter((action) => possible[action]);
}
