import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { FileStack } from "#generated/icons/file-stack.ts";
import { Printer } from "#generated/icons/printer.ts";
import { AfterSaleForm } from "#src/features/after-sale/components/after-sale-form.tsx";
import { ReturnForm } from "#src/features/after-sale/components/return-form.tsx";
import { prefillComplaint } from "#src/features/after-sale/lib/claim-draft.ts";
import { ClaimGate } from "#src/features/order/components/claim-gate.tsx";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { ReceiptList } from "#src/features/order/components/receipt-list.tsx";
import { useOrder } from "#src/features/order/hooks/use-order.ts";
import { isShipped } from "#src/features/order/lib/order-status.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { OrderContent } from "./order-content.tsx";

type Props = { orderId: number; kind: "return" | "after-sale" };

/** One order, or the claim form for it. */
export function OrderPage() {
  const orderId = parseId(useParams().id);
  const claim = useSearchParams()[0].get("apply");
  if (orderId !== undefined && (claim === "return" || claim === "after-sale"))
    return <ClaimPage orderId={orderId} kind={claim} />;
  if (orderId !== undefined && claim === "receive") return <ReceivePage orderId={orderId} />;
  return (
    <>
      <PageHeading title="订单详情" actions={orderId !== undefined && <PrintLinks orderId={orderId} />} />
      <OrderGate orderId={orderId}>
        {(order, reload) => <OrderContent order={order} onExpire={reload} />}
      </OrderGate>
    </>
  );
}

/** A checklist of an order's delivery; its problems open the complaint form, filled in. */
function ReceivePage({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  return (
    <OrderGate orderId={orderId}>
      {(order, reload) => (
        <>
          <PageHeading title="确认收货" hint={`订单号 ${order.order_no}`} />
          <ReceiptList
            order={order}
            reload={reload}
            onClaim={(claimed) => {
              prefillComplaint(orderId, claimed);
              void navigate(paths.orderClaim(orderId, "after-sale"), { replace: true });
            }}
          />
        </>
      )}
    </OrderGate>
  );
}

/** The order on paper, unless there is none; and its papers, once it is shipped. */
function PrintLinks({ orderId }: { orderId: number }) {
  const { data: order, isMissing } = useOrder(orderId);
  if (isMissing) return null;
  return (
    <>
      {order && isShipped(order) && (
        <ButtonLink size="sm" variant="outline" to={paths.printDossier(orderId)} target="_blank">
          <FileStack size={14} aria-hidden />
          随货资料
        </ButtonLink>
      )}
      <ButtonLink size="sm" variant="outline" to={paths.printOrders([orderId])} target="_blank">
        <Printer size={14} aria-hidden />
        打印
      </ButtonLink>
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
