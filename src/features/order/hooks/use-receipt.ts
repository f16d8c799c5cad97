import { useState } from "react";
import { readLastingDraft, writeLastingDraft } from "#src/shared/lib/lasting-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { type Found, isReceipt, type Receipt } from "../lib/receipt.ts";

/**
 * Keeps the checks that a user has made of an order on arrival. They survive a reload, an expired session, leaving
 * the page and closing its tab.
 */
export function useReceipt(orderId: number, username: string) {
  const key = `receipt-of-${orderId}`;
  const [receipt, setReceipt] = useState<Receipt>(
    () => readDraft(key, isReceipt) ?? readLastingDraft(key, username, isReceipt)?.value ?? {},
  );
  const keep = (draft: Receipt | undefined): void => {
    writeDraft(key, draft);
    writeLastingDraft(key, username, draft);
  };
  const change = (next: Receipt): void => {
    setReceipt(next);
    keep(next);
  };
  return {
    receipt,
    set: (batch: string, found: Found | undefined) => {
      const { [batch]: _before, ...others } = receipt;
      change(found ? { ...others, [batch]: found } : others);
    },
    setAll: (batches: readonly string[]) =>
      change({
        ...Object.fromEntries(batches.map((batch) => [batch, { missing: 0, damaged: 0 }])),
        ...receipt,
      }),
    forget: () => keep(undefined),
  };
}
