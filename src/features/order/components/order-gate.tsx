import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Order } from "#generated/model/order.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { useOrder } from "../hooks/use-order.ts";
import styles from "./order-gate.module.css";
import { Button } from "#src/shared/ui/button/button.tsx";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = { orderId: number | undefined; children: (order: Order, reload: () => void) => ReactNode };

/** Loads an order and passes it on, or shows its loading, error or missing state. */
export function OrderGate({ orderId, children }: Props) {
  const { order, isMissing, error, refetch } = useOrder(orderId);
  if (isMissing) return <OrderMissing />;
  if (order) return children(order, () => void refetch());
  if (error) return <LoadError error={error} framed what="订单" onRetry={() => void refetch()} />;
  return (
    <LoadingPage label="订单加载中">
      <Skeleton className={styles.header} />
      <Skeleton className={styles.content} />
    </LoadingPage>
  );
}

/** Shown when this buyer has no such order. */
function OrderMissing() {
  return (
    <EmptyState
      framed
      icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
      title="没有找到这个订单"
      hint="订单号可能有误，或订单属于其他账号。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.orders()}>我的订单</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.home()}>返回首页</Link>
          </Button>
        </>
      }
    />
  );
}
