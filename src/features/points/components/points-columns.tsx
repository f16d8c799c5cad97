import { clsx } from "clsx";
import type { PointsLogEntry } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import styles from "./points-columns.module.css";
import { formatPoints, formatPointsChange, POINTS_USES } from "../lib/points-uses.ts";

export const pointsColumns: RecordColumn<PointsLogEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  { name: "用途", width: "6rem", role: "head", cell: ({ use_type: use }) => POINTS_USES[use] },
  { name: "说明", width: "1fr", isPlain: true, cell: ({ remark }) => remark },
  {
    name: "变动积分",
    width: "7rem",
    align: "end",
    role: "figure",
    cell: ({ points }) => (
      <span className={clsx(styles.change, points > 0 && styles.gain)}>{formatPointsChange(points)}</span>
    ),
  },
  { name: "变动后积分", width: "7rem", align: "end", cell: ({ balance }) => formatPoints(balance) },
];
