import { useState } from "react";
import type { InvoiceKind } from "#generated/model/invoiceKind.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

export type OrderDraft = { addressId?: number; invoiceKind: InvoiceKind; remark: string };

const KEY = "order-draft";
const EMPTY: OrderDraft = { invoiceKind: 1, remark: "" };

/** What the buyer has filled in on the way to an order; it survives a reload of the tab. */
export function useOrderDraft() {
  const [draft, setDraft] = useState<OrderDraft>(() => readDraft(KEY, isDraft) ?? EMPTY);
  const change = (differences: Partial<OrderDraft>) => {
    const next = { ...draft, ...differences };
    writeDraft(KEY, next);
    setDraft(next);
  };
  return { draft, change, forget: () => writeDraft(KEY, undefined) };
}

function isDraft(value: unknown): value is OrderDraft {
  if (typeof value !== "object" || value === null) return false;
  const { invoiceKind, remark, addressId } = value as Record<string, unknown>;
  return (
    (invoiceKind === 1 || invoiceKind === 2) &&
    typeof remark === "string" &&
    (addressId === undefined || typeof addressId === "number")
  );
}
