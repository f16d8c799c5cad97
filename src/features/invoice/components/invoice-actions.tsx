import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { InvoiceStatus } from "#generated/enums.ts";
import type { Invoice } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./invoice-actions.module.css";

const EmailInvoiceDialog = lazy(async () => ({
  default: (await import("./email-invoice-dialog.tsx")).EmailInvoiceDialog,
}));

/** The actions on an invoice: view its file, e-mail it, or apply again if it failed. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const [isMailing, setMailing] = useState(false);
  const { file_url, order_id, status, order_no } = invoice;
  if (file_url === "")
    return (
      <Link to={paths.order(order_id)}>{status === InvoiceStatus.Failed ? "重新申请" : "查看订单"}</Link>
    );
  return (
    <Row as="span" gap="3" inline nowrap>
      <DataLink url={file_url} newTab aria-label={`下载订单 ${order_no} 的发票`}>
        下载
      </DataLink>
      <button
        className={styles.email}
        type="button"
        aria-label={`发邮箱：订单 ${order_no} 的发票`}
        onClick={() => setMailing(true)}
      >
        发邮箱
      </button>
      {isMailing && (
        <Suspense>
          <EmailInvoiceDialog invoices={[invoice]} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </Row>
  );
}
