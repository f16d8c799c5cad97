import type { ReactNode } from "react";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { Order } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useOrder } from "../hooks/use-order.ts";

type Props = { orderId: number | undefined; children: (order: Order, reload: () => void) => ReactNode };

/** Loads an order and passes it on, or shows its loading, error or missing state. */
export function OrderGate({ orderId, children }: Props) {
  const query = useOrder(orderId);
  if (query.isMissing) return <OrderMissing />;
  return (
    <Loaded
      query={query}
      what="订单"
      as="framed"
      skeleton={
        <>
          <Box mb="3">
            <Skeleton height="32" />
          </Box>
          <Skeleton height="64" />
        </>
      }
    >
      {(order) => children(order, () => void query.refetch())}
    </Loaded>
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
      links={[
        { name: "我的订单", to: paths.orders() },
        { name: "返回首页", to: paths.home() },
      ]}
    />
  );
}
