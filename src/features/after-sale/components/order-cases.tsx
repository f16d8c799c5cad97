import { Link } from "react-router-dom";
import {
  afterSaleStatusLabels,
  afterSaleTypeLabels,
  returnReasonLabels,
  returnStatusLabels,
} from "#generated/enum-labels.ts";
import { useListAfterSales, useListReturns } from "#generated/hooks/after-sale/after-sale.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./order-cases.module.css";

type Row = { to: string; no: string; kind: string; time: string; amount: number; status: string };

/** The returns of an order and the complaints about it, newest first; renders nothing if there are none. */
export function OrderCases({ orderId }: { orderId: number }) {
  const query = { query: { meta: { errors: "inline" } } } as const;
  const returns = useListReturns({ order_id: orderId, page_size: 100 }, query);
  const complaints = useListAfterSales({ order_id: orderId, page_size: 100 }, query);
  const error = returns.error || complaints.error;
  const rows: Row[] = [
    ...(returns.data?.data.list ?? []).map((one) => ({
      to: paths.returnOrder(one.id),
      no: one.return_no,
      kind: `退货 · ${returnReasonLabels[one.reason]}`,
      time: one.created_at,
      amount: one.amount,
      status: returnStatusLabels[one.status],
    })),
    ...(complaints.data?.data.list ?? []).map((one) => ({
      to: paths.afterSale(one.id),
      no: one.sale_no,
      kind: `售后 · ${afterSaleTypeLabels[one.type]}`,
      time: one.created_at,
      amount: one.compensation,
      status: afterSaleStatusLabels[one.status],
    })),
  ].toSorted((a, b) => b.time.localeCompare(a.time));
  if (!error && rows.length === 0) return null;

  function retry(): void {
    void returns.refetch();
    void complaints.refetch();
  }
  return (
    <Panel title="退货与售后" action={<TextLink to={paths.returns()}>全部退货与售后</TextLink>}>
      {error && <RetryLine error={error} what="退货与售后" onRetry={retry} />}
      <Box as="ul" noMarkers>
        {rows.map(({ to, no, kind, time, amount, status }) => (
          <li className={styles.case} key={no}>
            <Link className={styles.no} to={to}>
              {no}
            </Link>
            <span className={styles.kind}>{kind}</span>
            <time className={styles.time} dateTime={time.replace(" ", "T")}>
              {formatMinute(time)}
            </time>
            <span className={styles.amount}>{amount > 0 ? formatMoney(amount) : "--"}</span>
            <strong className={styles.status}>{status}</strong>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
