import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Order } from "#generated/model/order.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { useOrder } from "../hooks/use-order.ts";
import styles from "./order-gate.module.css";
import { OrderMissing } from "./order-missing.tsx";

type Props = { orderId: number | undefined; children: (order: Order, reload: () => void) => ReactNode };

/** Loads an order and passes it on, or shows its loading, error or missing state. */
export function OrderGate({ orderId, children }: Props) {
  const { order, isMissing, isError, refetch } = useOrder(orderId);
  if (isMissing) return <OrderMissing />;
  if (order) return children(order, () => void refetch());
  if (isError) return <LoadError framed title="订单没有加载出来" onRetry={() => void refetch()} />;
  return (
    <LoadingPage label="订单加载中">
      <Skeleton className={styles.header} />
      <Skeleton className={styles.content} />
    </LoadingPage>
  );
}
