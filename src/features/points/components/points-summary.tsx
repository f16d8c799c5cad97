import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { Points } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { Row, Stack } from "#src/shared/ui/layout/layout.tsx";

/** Available, pending and expiring points, and what they can be used for. */
export function PointsSummary({ query }: { query: Query<Points> }) {
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
