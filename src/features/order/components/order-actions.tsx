import { Button } from "#src/shared/ui/button/button.tsx";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { paths } from "#src/shared/paths.ts";
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
      <Button key="receive" asChild size={size}>
        <Link to={paths.receiveOrder(order.id)}>确认收货</Link>
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
