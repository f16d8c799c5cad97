import { useState } from "react";
import { forgetOrderDraft, type OrderDraft, readOrderDraft, writeOrderDraft } from "../lib/order-draft.ts";

/** The buyer's choices at checkout; they survive a reload of the tab. */
export function useOrderDraft() {
  const [draft, setDraft] = useState<OrderDraft>(readOrderDraft);
  const change = (differences: Partial<OrderDraft>) => {
    const next = { ...draft, ...differences };
    writeOrderDraft(next);
    setDraft(next);
  };
  return { draft, change, forget: forgetOrderDraft };
}
