import { chakra, Skeleton, Stack } from "@chakra-ui/react";
import type { InspectionReport } from "#generated/model/index.ts";

type Props = {
  reports: readonly InspectionReport[];
  /** Shows the goods of each report, where they differ. */
  withGoods?: boolean;
  onShow: (report: InspectionReport) => void;
};

export function ReportTable({ reports, withGoods = false, onShow }: Props) {
  return (
    <chakra.table css={styles} data-goods={withGoods || undefined}>
      <thead>
        <tr>
          {withGoods && <th scope="col">商品</th>}
          <th scope="col">批号</th>
          <th scope="col" data-part="report">
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
                {report.goods_name} <chakra.small color="fg.subtle">{report.ypgg}</chakra.small>
              </td>
            )}
            <td>{report.batch_no}</td>
            <td data-part="report">{report.report_no}</td>
            <td>{report.published_at}</td>
            <td>
              <button
                type="button"
                aria-label={`查看${withGoods ? report.goods_name : ""}批号 ${report.batch_no} 的质检报告`}
                onClick={() => onShow(report)}
              >
                查看
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

export function ReportTableSkeleton() {
  return (
    <Stack gap="2" role="status" aria-label="正在加载质检报告">
      <Skeleton height="6" />
      <Skeleton height="6" />
      <Skeleton height="6" />
    </Stack>
  );
}

const styles = {
  width: "full",
  borderCollapse: "collapse",
  "& th": { color: "fg.subtle", fontWeight: "400", textAlign: "start" },
  "& th, & td": { py: "1", pe: "3", overflowWrap: "anywhere" },
  "& th:last-of-type, & td:last-of-type": { pe: "0", textAlign: "end", whiteSpace: "nowrap" },
  // The report itself shows its number, too.
  "&[data-goods] [data-part=report]": { hideBelow: "md" },
  "& button": { color: "brand.fg", textDecoration: "underline", cursor: "pointer" },
} as const;
