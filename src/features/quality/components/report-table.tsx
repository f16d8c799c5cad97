import type { InspectionReport } from "#generated/model/index.ts";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./report-table.module.css";

type Props = {
  reports: readonly InspectionReport[];
  /** Shows the goods of each report, where they differ. */
  withGoods?: boolean;
  onShow: (report: InspectionReport) => void;
};

export function ReportTable({ reports, withGoods = false, onShow }: Props) {
  return (
    <table className={styles.root} data-goods={withGoods || undefined}>
      <thead>
        <tr>
          {withGoods && <th scope="col">商品</th>}
          <th scope="col">批号</th>
          <th scope="col" className={styles.report}>
            报告编号
          </th>
          <th scope="col">报告日期</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id}>
            {withGoods && (
              <td>
                {report.goods_name}{" "}
                <Text as="small" tone="subtle">
                  {report.ypgg}
                </Text>
              </td>
            )}
            <td>{report.batch_no}</td>
            <td className={styles.report}>{report.report_no}</td>
            <td>{report.published_at}</td>
            <td>
              <Text
                as="button"
                tone="brand"
                underline
                clickable
                type="button"
                aria-label={`查看${withGoods ? report.goods_name : ""}批号 ${report.batch_no} 的质检报告`}
                onClick={() => onShow(report)}
              >
                查看
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReportTableSkeleton() {
  return (
    <Stack gap="2">
      <Skeletons count={3} height="6" />
    </Stack>
  );
}
