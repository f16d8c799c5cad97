import { Button } from "#src/shared/ui/button/button.tsx";
import { Printer } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { ClaimPage } from "./claim-page.tsx";
import { OrderContent } from "./order-content.tsx";

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
