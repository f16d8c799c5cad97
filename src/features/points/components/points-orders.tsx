import { pointsOrderStatusLabels } from "#generated/enum-labels.ts";
import { useListPointsOrders } from "#generated/hooks/points/points.ts";
import { Gift } from "#generated/icons/gift.ts";
import type { PointsOrderStatus } from "#generated/model/index.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { POINTS_ORDER_STATUSES, pointsOrdersQuery } from "../lib/points-orders-query.ts";
import { PointsOrderRow } from "./points-order-row.tsx";
import styles from "./points-orders.module.css";

const PAGE_SIZE = 10;
/** Orders for points by status; the receipt of a delivered gift can be confirmed. */
export function PointsOrders() {
  const { query: filter, hrefOf } = useAddressQuery(pointsOrdersQuery, paths.pointsOrders);
  const { status, page = 1 } = filter;
  const query = useListPointsOrders(
    { ...filter, page_size: PAGE_SIZE },
    { query: { select: (response) => response.data, ...RECORDS } },
  );

  return (
    <Stack gap="3">
      <div className={styles.states}>
        <TabLinks
          label="积分订单状态"
          tabs={[undefined, ...POINTS_ORDER_STATUSES].map((one) => ({
            name: one === undefined ? "全部" : pointsOrderStatusLabels[one],
            to: hrefOf({ status: one }),
            isCurrent: one === status,
          }))}
        />
      </div>
      <Loaded
        query={query}
        what="积分订单"
        as="framed"
        skeleton={
          <div className={styles.orders}>
            <Skeletons count={4} className={styles.loading} />
          </div>
        }
        empty={<NoPointsOrders status={status} page={page} />}
      >
        {({ list, total }, isStale) => (
          <>
            <section {...staleProps(isStale, styles.orders)} aria-label="积分订单列表">
              {list.map((order) => (
                <PointsOrderRow key={order.id} order={order} />
              ))}
            </section>
            <Pagination
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              hrefOf={(next) => hrefOf({ page: next })}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const ALL_ORDERS = { name: "查看全部", to: paths.pointsOrders() };

function NoPointsOrders({ status, page }: { status: PointsOrderStatus | undefined; page: number }) {
  const isFiltered = status !== undefined || page > 1;
  return (
    <EmptyState
      framed
      icon={<Gift size={26} strokeWidth={1.5} />}
      title={status ? `没有${pointsOrderStatusLabels[status]}的积分订单` : "还没有积分订单"}
      hint="采购药品获得积分，可以在积分商城兑换礼品。"
      links={[{ name: "去积分商城", to: paths.pointsMall() }, ...(isFiltered ? [ALL_ORDERS] : [])]}
    />
  );
}
