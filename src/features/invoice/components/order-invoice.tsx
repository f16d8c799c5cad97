import { InvoiceStatus } from "#generated/enums.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import type { Order } from "#generated/model/order.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { useGetInvoice } from "#generated/hooks/invoice/invoice.ts";
import { InvoiceApplication } from "./invoice-application.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";

type Props = { order: Pick<Order, "id" | "invoice_id" | "invoice_kind"> };

/** The invoice of a paid order: its state and file, or the application. */
export function OrderInvoice({ order }: Props) {
  return (
    <Panel title="电子发票">
      {order.invoice_id === 0 ? (
        <>
          <Text as="div" mb="3" tone="muted">
            还没有开票。确认收货后按下单时的抬头自动开具，也可以现在申请。
          </Text>
          <InvoiceApplication order={order} />
        </>
      ) : (
        <MadeInvoice order={order} />
      )}
    </Panel>
  );
}

function MadeInvoice({ order }: Props) {
  const query = useGetInvoice(order.invoice_id, {
    query: { select: (response) => response.data, refetchOnWindowFocus: true, meta: { errors: "inline" } },
  });
  return (
    <Loaded query={query} what="发票" as="line" skeleton="20">
      {(invoice) => (
        <>
          <InvoiceFacts invoice={invoice} />
          {invoice.status === InvoiceStatus.Failed && <InvoiceApplication order={order} />}
        </>
      )}
    </Loaded>
  );
}
