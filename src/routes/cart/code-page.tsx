import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { OrderStatus } from "#generated/enums.ts";
import { CanceledOrder } from "#src/features/order/components/canceled-order.tsx";
import { OrderAmounts } from "#src/features/order/components/order-amounts.tsx";
import { OrderGate } from "#src/features/order/components/order-gate.tsx";
import { PayCountdown } from "#src/features/order/components/pay-countdown.tsx";
import { isPaid } from "#src/features/order/lib/order-status.ts";
import { CodePayment } from "#src/features/payment/components/code-payment.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { SummaryLayout } from "#src/shared/ui/frame/summary-layout.tsx";

/** The third step of a purchase, paying by a QR code. */
export function CodePage() {
  const isHandheld = useIsHandheld();
  const navigate = useNavigate();
  const orderId = parseId(useSearchParams()[0].get("id"));
  return (
    <>
      <PageHeading title={isHandheld ? "手机支付" : "扫码支付"} />
      <OrderGate orderId={orderId}>
        {(order, reload) => {
          if (isPaid(order)) return <Navigate to={paths.paid(order.id)} replace />;
          if (order.status === OrderStatus.Canceled) return <CanceledOrder order={order} />;
          return (
            <SummaryLayout
              side={
                <Panel title="费用明细">
                  <OrderAmounts order={order} />
                </Panel>
              }
              action={
                <ButtonLink size="lg" variant="outline" to={paths.payOrder(order.id)}>
                  换一种方式支付
                </ButtonLink>
              }
            >
              <Panel
                title={`订单 ${order.order_no}`}
                hint={<PayCountdown deadline={order.pay_deadline} onExpire={reload} />}
              >
                <CodePayment
                  key={order.id}
                  payable={{ orderId: order.id }}
                  onPaid={() => void navigate(paths.paid(order.id), { replace: true })}
                />
              </Panel>
            </SummaryLayout>
          );
        }}
      </OrderGate>
    </>
  );
}
