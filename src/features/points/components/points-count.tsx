import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import type { PointsLog } from "../hooks/use-points-log.ts";
import styles from "./points-count.module.css";
import { POINTS_USES } from "../lib/points-uses.ts";

const HEADER = ["时间", "用途", "变动积分", "变动后积分", "说明"];

/** The number of entries, and the export. */
export function PointsCount({ pointsLog: { log, curve, loadAll } }: { pointsLog: PointsLog }) {
  const total = log.data?.data.total;
  const load = async () => {
    const all = await loadAll();
    const rows = all.list.map(({ created_at, use_type, points, balance, remark }) => [
      created_at,
      POINTS_USES[use_type],
      points,
      balance,
      remark,
    ]);
    return { rows, total: all.total };
  };
  return (
    <div className={styles.root}>
      <div role="status">{total !== undefined && `共 ${total} 笔`}</div>
      <ExportButton
        fileName="积分明细"
        header={HEADER}
        load={load}
        disabled={!total || log.isFetching || curve.isFetching}
      />
    </div>
  );
}
