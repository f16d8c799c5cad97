import { useState } from "react";
import { useListInspectionReports } from "#generated/hooks/quality/quality.ts";
import type { InspectionReport } from "#generated/model/index.ts";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { ReportPreview } from "./report-preview.tsx";
import styles from "./order-reports.module.css";
import { ReportTable, ReportTableSkeleton } from "./report-table.tsx";

/** The inspection reports of the batches delivered with an order. */
export function OrderReports({ orderId }: { orderId: number }) {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<InspectionReport>();
  const { data, error, refetch } = useListInspectionReports(
    { order_id: orderId, page },
    { query: { meta: { errors: "inline" } } },
  );
  const reports = data?.data;
  return (
    <Panel title="批次质检报告" hint={reports && reports.total > 0 && `共 ${reports.total} 份`}>
      {error && <RetryLine error={error} what="质检报告" onRetry={() => void refetch()} />}
      {!error && !reports && <ReportTableSkeleton />}
      {!error && reports && reports.list.length === 0 && (
        <p className={styles.none}>这个订单的批次暂时没有质检报告，需要时请联系专属客服。</p>
      )}
      {!error && reports && reports.list.length > 0 && (
        <ReportTable reports={reports.list} withGoods onShow={setShown} />
      )}
      {reports && (
        <Pagination page={page} total={reports.total} pageSize={reports.page_size} onPage={setPage} />
      )}
      {shown && <ReportPreview report={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}
