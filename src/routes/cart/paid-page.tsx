import { useSearchParams } from "react-router-dom";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { PaidSummary } from "#src/features/order/components/paid-summary.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function PaidPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeading title="支付完成" />
      <OrderGate orderId={parseId(params.get("id"))}>{(order) => <PaidSummary order={order} />}</OrderGate>
    </>
  );
}
