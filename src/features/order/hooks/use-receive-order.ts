import { useReceiveOrder as useReceive } from "#generated/hooks/order/order.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Confirms the receipt of an order after a confirmation dialog, because it cannot be undone. */
export function useReceiveOrder(orderId: number) {
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useReceive();
  async function receive(): Promise<void> {
    const isSure = await confirm({
      title: "确认收货",
      message: "请确认商品已全部收到并验收无误。确认后 7 天内可申请退货，发票将自动开具。",
      confirmLabel: "确认收货",
    });
    if (!isSure) return;
    await mutateAsync({ id: orderId });
    toast({ status: "success", message: "已确认收货，感谢您的采购" });
  }
  return { receive: () => once(receive), isReceiving: isPending };
}
