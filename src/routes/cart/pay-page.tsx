import { Navigate, useParams } from "react-router-dom";
import { OrderStatus } from "#generated/enums.ts";
import { CanceledOrder } from "#src/features/order/components/canceled-order.tsx";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { isPaid } from "#src/features/order/lib/order-status.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { PayForm } from "./pay-form.tsx";

export function PayPage() {
  const orderId = parseId(useParams().id);
  return (
    <>
      <PageHeading title="支付订单" />
      <OrderGate orderId={orderId}>
        {(order, reload) => {
          if (isPaid(order)) return <Navigate to={paths.paid(order.id)} replace />;
          if (order.status === OrderStatus.Canceled) return <CanceledOrder order={order} />;
          return <PayForm key={order.id} order={order} onReload={reload} />;
        }}
      </OrderGate>
    </>
  );
}
