import { Button } from "#src/shared/ui/button/button.tsx";
import { Printer } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { AfterSaleForm } from "#src/features/after-sale/components/after-sale-form.tsx";
import { ReturnForm } from "#src/features/after-sale/components/return-form.tsx";
import { ClaimGate } from "#src/features/order/components/claim-gate.tsx";
import { OrderContent } from "./order-content.tsx";

type Props = { orderId: number; kind: "return" | "after-sale" };

/** One order, or the claim form for it. */
export function OrderPage() {
  const orderId = parseId(useParams().id);
  const claim = useSearchParams()[0].get("apply");
  if (orderId !== undefined && (claim === "return" || claim === "after-sale"))
    return <ClaimPage orderId={orderId} kind={claim} />;
  return (
    <>
      <PageHeading
        title="订单详情"
        actions={
          orderId !== undefined && (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.printOrders([orderId])} target="_blank">
                <Printer size={14} aria-hidden />
                打印
              </Link>
            </Button>
          )
        }
      />
      <OrderGate orderId={orderId}>
        {(order, reload) => <OrderContent order={order} onExpire={reload} />}
      </OrderGate>
    </>
  );
}

/** The form for a return or a complaint about an order, where the order allows it. */
function ClaimPage({ orderId, kind }: Props) {
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
