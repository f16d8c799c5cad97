import { Button } from "#src/shared/ui/button/button.tsx";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { paths } from "#src/shared/paths.ts";
import { useReceiveOrder as useReceive } from "#generated/hooks/order/order.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { actionsOf, type OrderAction } from "../lib/order-actions.ts";
import { isPaid } from "../lib/order-status.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { LazyBuyAgainSheet } from "./lazy-buy-again-sheet.tsx";

type Props = {
  order: Pick<OrderSummary, "id" | "order_no" | "status" | "pay_method" | "can_return" | "can_after_sale">;
  size: "xs" | "sm";
};

/** The actions possible on an order as buttons, the primary one first. */
export function OrderActions({ order, size }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const { receive, isReceiving } = useReceiveOrder(order.id);
  const [isBuying, setBuying] = useState(false);
  const looks: Record<OrderAction, ReactNode> = {
    pay: (
      <Button key="pay" asChild size={size}>
        <Link to={paths.payOrder(order.id)}>去支付</Link>
      </Button>
    ),
    watchPayment: (
      <Button key="watchPayment" asChild size={size} variant="outline">
        <Link to={paths.payOrder(order.id)}>查看付款</Link>
      </Button>
    ),
    receive: (
      <Button key="receive" size={size} loading={isReceiving} onClick={receive}>
        确认收货
      </Button>
    ),
    return: (
      <Button key="return" asChild size={size} variant="outline">
        <Link to={paths.orderClaim(order.id, "return")}>申请退货</Link>
      </Button>
    ),
    afterSale: (
      <Button key="afterSale" asChild size={size} variant="outline">
        <Link to={paths.orderClaim(order.id, "after-sale")}>申请售后</Link>
      </Button>
    ),
    buyAgain: (
      <Button key="buyAgain" size={size} variant="outline" onClick={() => setBuying(true)}>
        再次购买
      </Button>
    ),
    cancel: (
      <Button key="cancel" size={size} variant="outline" onClick={() => setCancelling(true)}>
        取消订单
      </Button>
    ),
  };
  return (
    <>
      {actionsOf(order).map((action) => looks[action])}
      {isCancelling && (
        <CancelDialog
          order={{ id: order.id, order_no: order.order_no, isPaid: isPaid(order) }}
          onClose={() => setCancelling(false)}
        />
      )}
      {isBuying && <LazyBuyAgainSheet orderId={order.id} onClose={() => setBuying(false)} />}
    </>
  );
}

/** Confirms the receipt of an order after a confirmation dialog, because it cannot be undone. */
function useReceiveOrder(orderId: number) {
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
