import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useBuyOrderAgain } from "#generated/hooks/order/order.ts";
import type { BuyAgain } from "#generated/model/buyAgain.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Adds an order's goods to the cart again. Deviations from the order are in `result`. */
export function useBuyAgain(orderId: number) {
  const navigate = useNavigate();
  const [result, setResult] = useState<BuyAgain>();
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useBuyOrderAgain();

  async function buy(): Promise<void> {
    const { data } = await mutateAsync({ id: orderId });
    const isSmooth = data.failed.length === 0 && data.added.every(({ is_changed }) => is_changed === 0);
    if (!isSmooth) return setResult(data);
    toast({
      status: "success",
      message: `${data.added.length} 种商品已加入购物车`,
      action: { label: "去购物车", onClick: () => void navigate(paths.cart()) },
    });
  }
  return { buyAgain: () => once(buy), isBuying: isPending, result, forget: () => setResult(undefined) };
}
