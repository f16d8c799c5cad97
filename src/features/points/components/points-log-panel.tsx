import { Button } from "#src/shared/ui/button/button.tsx";
import { Coins } from "lucide-react";
import { Link } from "react-router-dom";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import type { PointsLog } from "../hooks/use-points-log.ts";
import { POINTS_USE_TYPES, POINTS_USES } from "../lib/points-uses.ts";
import { pointsColumns } from "./points-columns.tsx";
import { PointsCount } from "./points-count.tsx";

/** Every change of the points, filtered by use and date. */
export function PointsLogPanel({ pointsLog }: { pointsLog: PointsLog }) {
  const { address, log } = pointsLog;
  const { query, hrefOf, go } = address;
  const answer = log.data?.data;
  return (
    <LogPanel
      title="积分明细"
      uses={{
        label: "用途",
        links: filterLinks({
          values: POINTS_USE_TYPES,
          names: POINTS_USES,
          current: query.use,
          hrefOf: (use) => hrefOf({ use }),
        }),
      }}
      span={query.span}
      onSpan={(span) => go({ span })}
      allHref={paths.points()}
      summary={<PointsCount pointsLog={pointsLog} />}
      state={{
        isError: log.isError,
        isStale: log.isPlaceholderData,
        count: answer?.total,
        retry: () => void log.refetch(),
      }}
      empty={
        <EmptyState
          icon={<Coins size={26} strokeWidth={1.5} />}
          title="还没有积分变动"
          hint="订单完成后按实付金额得积分，可抵货款，也可兑换礼品。"
          action={
            <Button asChild size="sm">
              <Link to={paths.list()}>去采购得积分</Link>
            </Button>
          }
        />
      }
    >
      {answer && (
        <RecordPages
          label="积分明细"
          columns={pointsColumns}
          keyOf={({ id }) => id}
          answer={answer}
          page={query.page}
          onPage={(page) => go({ page })}
          hrefOf={(page) => hrefOf({ page })}
        />
      )}
    </LogPanel>
  );
}
