import { useState } from "react";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { CartEdits } from "./cart-edits.ts";

/** Leaves for the checkout once every edit has reached the server: it is the server's cart that is ordered. */
export function useCheckoutStep(edits: CartEdits, onReady: () => void) {
  const [isChecking, setIsChecking] = useState(false);

  async function goOn(): Promise<void> {
    setIsChecking(true);
    const outcome = await edits.settle();
    setIsChecking(false);
    if (outcome === "saved") onReady();
    // A refusal has been explained by its own message; the buyer looks at the number first.
    if (outcome === "failed")
      toast({ status: "warning", message: "有商品的数量未保存，请重试或还原后再结算" });
  }

  return { isChecking, goOn };
}
