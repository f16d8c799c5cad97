import { useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { OrderSummary } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { actionsOf, type OrderAction } from "../lib/order-actions.ts";
import { isPaid } from "../lib/order-status.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { LazyBuyAgainSheet } from "./lazy-buy-again-sheet.tsx";

type Props = {
  order: Pick<OrderSummary, "id" | "order_no" | "status" | "pay_method" | "can_return" | "can_after_sale">;
  size: "xs" | "sm";
};

type Way = { text: string; isPrimary?: boolean } & ({ to: string } | { onClick: () => void });

/** The actions possible on an order as buttons, the primary one first. */
export function OrderActions({ order, size }: Props) {
  const { id } = order;
  // Only reads what the header has loaded.
  const { data: user } = useGetCurrentUser({ query: { enabled: false } });
  const [isCanceling, setCanceling] = useState(false);
  const [isBuying, setBuying] = useState(false);
  const ways: Record<OrderAction, Way> = {
    pay: { text: "去支付", to: paths.payOrder(id), isPrimary: true },
    watchPayment: { text: "查看付款", to: paths.payOrder(id) },
    receive: { text: "确认收货", to: paths.receiveOrder(id), isPrimary: true },
    return: { text: "申请退货", to: paths.orderClaim(id, "return") },
    afterSale: { text: "申请售后", to: paths.orderClaim(id, "after-sale") },
    buyAgain: { text: "再次购买", onClick: () => setBuying(true) },
    cancel: { text: "取消订单", onClick: () => setCanceling(true) },
  };
  return (
    <>
      {actionsOf(order, user?.data?.is_AfterSale !== Flag.No).map((action) => (
        <ActionButton key={action} size={size} {...ways[action]} />
      ))}
      {isCanceling && (
        <CancelDialog
          order={{ id, order_no: order.order_no, isPaid: isPaid(order) }}
          onClose={() => setCanceling(false)}
        />
      )}
      {isBuying && <LazyBuyAgainSheet orderId={id} onClose={() => setBuying(false)} />}
    </>
  );
}

function ActionButton({ size, text, isPrimary = false, ...way }: Way & Pick<Props, "size">) {
  const look = { size, variant: isPrimary ? "solid" : "outline" } as const;
  return "to" in way ? (
    <ButtonLink {...look} to={way.to}>
      {text}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={way.onClick}>
      {text}
    </Button>
  );
}
