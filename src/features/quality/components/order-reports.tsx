import { useState } from "react";
import { useListInspectionReports } from "#generated/hooks/quality/quality.ts";
import type { InspectionReport } from "#generated/model/index.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { ReportTable, ReportTableSkeleton } from "./report-table.tsx";

/** The inspection reports of the batches delivered with an order. */
export function OrderReports({ orderId }: { orderId: number }) {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<InspectionReport>();
  const query = useListInspectionReports(
    { order_id: orderId, page },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  const total = query.data?.total ?? 0;
  return (
    <Panel title="批次质检报告" hint={total > 0 && `共 ${total} 份`}>
      <Loaded
        query={query}
        what="质检报告"
        as="line"
        skeleton={<ReportTableSkeleton />}
        empty={
          <Text as="p" tone="subtle">
            这个订单的批次暂时没有质检报告，需要时请联系专属客服。
          </Text>
        }
      >
        {({ list, page_size: pageSize }) => (
          <>
            <ReportTable reports={list} withGoods onShow={setShown} />
            <Pagination page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </Loaded>
      {shown && <ReportPreview report={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}
