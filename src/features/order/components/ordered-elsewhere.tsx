import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OrderStatus } from "#generated/enums.ts";
import { CopyCheck } from "#generated/icons/copy-check.ts";
import type { Order } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { useOrder } from "../hooks/use-order.ts";
import { stateName } from "../lib/order-status.ts";

type Props = {
  orderId: number;
  /** Shown if the order does not belong to this buyer. */
  otherwise: ReactNode;
};

/** Shown at checkout when another page of this browser has already ordered the lines: links to that order. */
export function OrderedElsewhere({ orderId, otherwise }: Props) {
  const { data: order, isMissing, error } = useOrder(orderId);
  if (isMissing || (error && !order)) return otherwise;
  if (!order) return null;
  return (
    <div role="alert">
      <EmptyState
        framed
        icon={<CopyCheck size={26} strokeWidth={1.5} />}
        title="这些商品已在另一个页面下单"
        hint={`订单 ${order.order_no}，${summary(order)}，${stateName(order)}。没有重复下单；还要买别的商品，请返回购物车勾选。`}
        action={
          <>
            {order.status === OrderStatus.AwaitingPayment && (
              <ButtonLink size="sm" to={paths.payOrder(orderId)}>
                去支付
              </ButtonLink>
            )}
            <Button
              asChild
              size="sm"
              variant={order.status === OrderStatus.AwaitingPayment ? "outline" : "solid"}
            >
              <Link to={paths.order(orderId)}>查看订单</Link>
            </Button>
            <ButtonLink size="sm" variant="outline" to={paths.cart()}>
              返回购物车
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

const summary = ({ lines, amount }: Order) => `${lines.length} 种商品，${formatMoney(amount)}`;
