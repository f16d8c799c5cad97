import type { InspectionReport } from "#generated/model/inspectionReport.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ReportRecord } from "./rules/reports.ts";

/** A report with the goods it is about. */
export function presentReport({ seed }: WorldState, report: ReportRecord, origin: string): InspectionReport {
  const goods = seed.goods.get(report.goodsId);
  return {
    id: report.id,
    goods_id: report.goodsId,
    goods_name: goods?.name ?? "",
    ypgg: goods?.ypgg ?? "",
    sccj: goods?.sccj ?? "",
    batch_no: report.batchNo,
    report_no: report.reportNo,
    file_url: `${origin}/images/reports/${report.id}.svg`,
    published_at: report.publishedAt,
  };
}
