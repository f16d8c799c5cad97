import { useSearchParams } from "react-router-dom";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { PaidSummary } from "#src/features/order/components/paid-summary.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";

export function PaidPage() {
  const [params] = useSearchParams();
  return (
    <OrderGate orderId={parseId(params.get("id"))}>{(order) => <PaidSummary order={order} />}</OrderGate>
  );
}
