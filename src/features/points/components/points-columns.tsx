import { Box } from "@chakra-ui/react";
import type { PointsLogEntry } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
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
      <Box as="span" fontWeight="600" color={points > 0 ? "brand.fg" : undefined}>
        {formatPointsChange(points)}
      </Box>
    ),
  },
  { name: "变动后积分", width: "7rem", align: "end", cell: ({ balance }) => formatPoints(balance) },
];
