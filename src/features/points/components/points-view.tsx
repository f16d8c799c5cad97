import type { Points } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { ClosingsPanel } from "#src/shared/ui/chart/closings-panel.tsx";
import { dailyClosings } from "#src/shared/ui/chart/closings.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { SplitCard } from "#src/shared/ui/frame/split-card.tsx";
import { Stack, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { usePointsLog } from "../hooks/use-points-log.ts";
import { PointsLogPanel } from "./points-log-panel.tsx";

/** A reversed date range matches nothing. */
const NOTHING = { list: [], total: 0 };

/** The buyer's points: total, daily history, every change, and the rules. */
export function PointsView() {
  const pointsLog = usePointsLog();
  const { points, curve, address, isValid } = pointsLog;
  const today = useServerClock(shanghaiDay);
  const { end_time: to } = address.query;
  const all = isValid ? curve.data : NOTHING;
  const isCut = all !== undefined && all.list.length < all.total;
  const changes = all?.list.map((entry) => ({ ...entry, amount: entry.points }));
  return (
    <Stack gap="3" pb="4">
      <SplitCard side={<PointsSummary query={points} />}>
        <ClosingsPanel
          label="积分走势"
          valueName="积分"
          query={{
            data: changes && dailyClosings(changes, to && to < today ? to : today),
            error: curve.error,
            refetch: curve.refetch,
          }}
          hint={isCut ? `最近 ${all.list.length} 笔变动` : undefined}
          format={formatCount}
        />
      </SplitCard>
      <PointsLogPanel pointsLog={pointsLog} />
      {points.data?.rules && (
        <Panel title="积分规则">
          <Text as="div" tone="muted" keeps="newlines">
            {points.data.rules}
          </Text>
        </Panel>
      )}
    </Stack>
  );
}

/** Available, pending and expiring points, and what they can be used for. */
function PointsSummary({ query }: { query: Query<Points> }) {
  return (
    <Loaded query={query} what="积分" as="line" skeleton="48">
      {({ points, pending, expiring, expires_at: end }) => (
        <Stack gap="4">
          <FigureList
            figures={[
              { name: "可用积分", value: formatCount(points), tone: "brand" },
              { name: "待入账", value: formatCount(pending), hint: "订单完成后到账" },
              {
                name: "即将过期",
                value: formatCount(expiring),
                hint: end && expiring > 0 ? `${end} 到期` : "近期无积分到期",
                tone: expiring > 0 ? "warning" : undefined,
              },
            ]}
          />
          <Row gap="3" wrap>
            <ButtonLink size="sm" to={paths.pointsMall()}>
              去积分商城
            </ButtonLink>
            <ButtonLink size="sm" variant="outline" to={paths.pointsOrders()}>
              积分订单
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}
