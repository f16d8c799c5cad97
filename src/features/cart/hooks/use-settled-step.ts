import { useState } from "react";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { CartEdits } from "./cart-edits.ts";

/** Continues once every edit has reached the server: it is the server's cart that is ordered or copied. */
export function useSettledStep(edits: CartEdits, onReady: () => void) {
  const [isSettling, setIsSettling] = useState(false);

  async function goOn(): Promise<void> {
    setIsSettling(true);
    const outcome = await edits.settle();
    setIsSettling(false);
    if (outcome === "saved") onReady();
    // A refusal has its own message; the buyer should check the quantity first.
    if (outcome === "failed")
      toast({ status: "warning", message: "购物车有改动未保存，请重试或还原后再继续" });
  }

  return { isSettling, goOn };
}
