import type { Order } from "#generated/model/index.ts";
import { OrderCases } from "#src/features/after-sale/components/order-cases.tsx";
import { OrderInvoice } from "#src/features/invoice/components/order-invoice.tsx";
import { OrderAmounts } from "#src/features/order/components/order-amounts.tsx";
import { OrderFacts } from "#src/features/order/components/order-facts.tsx";
import { OrderHeader } from "#src/features/order/components/order-header.tsx";
import { OrderLines } from "#src/features/order/components/order-lines.tsx";
import { OrderLogistics } from "#src/features/order/components/order-logistics.tsx";
import { isPaid, isShipped } from "#src/features/order/lib/order-status.ts";
import { OrderReports } from "#src/features/quality/components/order-reports.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import styles from "./order-content.module.css";

type Props = { order: Order; onExpire: () => void };

/** Everything about an order; shipping details only once it has shipped. */
export function OrderContent({ order, onExpire }: Props) {
  return (
    <Stack gap="3">
      <BlockPart>
        <OrderHeader order={order} onExpire={onExpire} />
      </BlockPart>
      <BlockPart>{isShipped(order) && <OrderLogistics orderId={order.id} />}</BlockPart>
      <Panel title="订单信息">
        <OrderFacts order={order} />
      </Panel>
      <BlockPart>
        <OrderLines order={order}>
          <div className={styles.amounts}>
            <BlockPart>
              <OrderAmounts order={order} />
            </BlockPart>
          </div>
        </OrderLines>
      </BlockPart>
      <BlockPart>{isShipped(order) && <OrderCases orderId={order.id} />}</BlockPart>
      <BlockPart>{isPaid(order) && <OrderInvoice order={order} />}</BlockPart>
      <BlockPart>{isShipped(order) && <OrderReports orderId={order.id} />}</BlockPart>
    </Stack>
  );
}
