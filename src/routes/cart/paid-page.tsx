import { useSearchParams } from "react-router-dom";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { PaidSummary } from "#src/features/order/components/paid-summary.tsx";
import { useOrder } from "#src/features/order/hooks/use-order.ts";
import { isPaid } from "#src/features/order/lib/order-status.ts";
import { useRecordTitle } from "#src/shared/lib/page-title.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

/** The end of a purchase. It says so of a paid order only: the address may name any. */
export function PaidPage() {
  const [params] = useSearchParams();
  const orderId = parseId(params.get("id"));
  const { data: order } = useOrder(orderId);
  const title = order && isPaid(order) ? "支付完成" : "支付结果";
  useRecordTitle(title);
  return (
    <>
      <PageHeading title={title} />
      <OrderGate orderId={orderId}>{(shown) => <PaidSummary order={shown} />}</OrderGate>
    </>
  );
}
