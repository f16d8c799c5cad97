import { AfterSaleForm } from "#src/features/after-sale/components/after-sale-form.tsx";
import { ReturnForm } from "#src/features/after-sale/components/return-form.tsx";
import { ClaimGate } from "#src/features/order/components/claim-gate.tsx";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

type Props = { orderId: number; kind: "return" | "after-sale" };

/** The form for a return or a complaint about an order, where the order allows it. */
export function ClaimPage({ orderId, kind }: Props) {
  return (
    <OrderGate orderId={orderId}>
      {(order) => (
        <>
          <PageHeading
            title={kind === "return" ? "申请退货" : "申请售后"}
            hint={`订单号 ${order.order_no}`}
          />
          <ClaimGate order={order} kind={kind}>
            {kind === "return" ? <ReturnForm orderId={orderId} /> : <AfterSaleForm orderId={orderId} />}
          </ClaimGate>
        </>
      )}
    </OrderGate>
  );
}
