import { pointsUseTypeLabels } from "#generated/enum-labels.ts";
import { Coins } from "#generated/icons/coins.ts";
import type { PointsLogEntry } from "#generated/model/index.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { paths } from "#src/shared/paths.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import type { PointsLog } from "../hooks/use-points-log.ts";
import { POINTS_USE_TYPES, formatPointsChange } from "../lib/points-uses.ts";

const EXPORTED: readonly Column<PointsLogEntry>[] = [
  ["时间", ({ created_at }) => created_at, "time"],
  ["用途", ({ use_type }) => pointsUseTypeLabels[use_type]],
  ["变动积分", ({ points }) => points],
  ["变动后积分", ({ balance }) => balance],
  ["说明", ({ remark }) => remark],
];

const pointsColumns: RecordColumn<PointsLogEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  { name: "用途", width: "6rem", role: "head", cell: ({ use_type: use }) => pointsUseTypeLabels[use] },
  { name: "说明", width: "1fr", isPlain: true, cell: ({ remark }) => remark },
  {
    name: "变动积分",
    width: "7rem",
    align: "end",
    role: "figure",
    cell: ({ points }) => (
      <Text bold tone={points > 0 ? "brand" : undefined}>
        {formatPointsChange(points)}
      </Text>
    ),
  },
  { name: "变动后积分", width: "7rem", align: "end", cell: ({ balance }) => formatCount(balance) },
];

/** Every change of the points, filtered by use and date. */
export function PointsLogPanel({ pointsLog }: { pointsLog: PointsLog }) {
  const { address, log } = pointsLog;
  return (
    <LogPanel
      title="积分明细"
      uses={{
        label: "用途",
        links: filterLinks({
          values: POINTS_USE_TYPES,
          names: pointsUseTypeLabels,
          current: address.query.use_type,
          hrefOf: (use_type) => address.hrefOf({ use_type }),
        }),
      }}
      address={address}
      summary={<PointsCount pointsLog={pointsLog} />}
      columns={pointsColumns}
      query={log}
      empty={
        <EmptyState
          icon={<Coins size={26} strokeWidth={1.5} />}
          title="还没有积分变动"
          hint="订单完成后按实付金额得积分，可抵货款，也可兑换礼品。"
          links={[{ name: "去采购得积分", to: paths.list() }]}
        />
      }
    />
  );
}

/** The number of entries, and the export. */
function PointsCount({ pointsLog: { log, curve, loadAll } }: { pointsLog: PointsLog }) {
  const total = log.data?.total;
  return (
    <Row gap="3" align="center" justify="between" minH="8" tone="muted">
      <div role="status">{total !== undefined && `共 ${formatCount(total)} 笔`}</div>
      <ExportButton
        fileName="积分明细"
        columns={EXPORTED}
        load={loadAll}
        disabled={!total || log.isFetching || curve.isFetching}
      />
    </Row>
  );
}
