import { useState } from "react";
import { forgetOrderDraft, type OrderDraft, readOrderDraft, writeOrderDraft } from "../lib/order-draft.ts";

/** What the buyer has filled in on the way to an order; it survives a reload of the tab. */
export function useOrderDraft() {
  const [draft, setDraft] = useState<OrderDraft>(readOrderDraft);
  const change = (differences: Partial<OrderDraft>) => {
    const next = { ...draft, ...differences };
    writeOrderDraft(next);
    setDraft(next);
  };
  return { draft, change, forget: forgetOrderDraft };
}
