import { lazy, type ReactNode, Suspense, useState } from "react";
import { Download } from "#generated/icons/download.ts";
import { Printer } from "#generated/icons/printer.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton, Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useOrderCounts, useOrderList } from "../hooks/use-order-list.ts";
import { ORDERS_PER_PAGE, ordersQuery } from "../lib/order-query.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderList } from "./order-list.tsx";
import styles from "./orders.module.css";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));

type Props = {
  /** Replaces an empty list for buyers who cannot order yet: why, and what to do. */
  obstacle: ReactNode;
};

/** The buyer's orders: search by status, keywords and date; actions on each, and print and export of several. */
export function Orders({ obstacle }: Props) {
  const address = useAddressQuery(ordersQuery, paths.orders);
  const filter = address.query;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isExporting, setExporting] = useState(false);
  const query = useOrderList(filter);
  const counts = useOrderCounts();
  const total = query.data?.total ?? 0;

  return (
    <>
      <PageHeading
        title="我的订单"
        actions={
          <>
            <PrintButton ids={[...chosen]} />
            <Button size="sm" variant="outline" disabled={total === 0} onClick={() => setExporting(true)}>
              <Download size={14} aria-hidden />
              导出订单
            </Button>
          </>
        }
      />
      <Stack gap="3">
        <BlockPart>
          <OrderFilters address={address} countOf={counts.countOf} />
        </BlockPart>
        <Loaded
          query={query}
          what="订单"
          as="framed"
          skeleton={
            <Stack gap="3">
              <Skeleton height="9" />
              <Skeletons count={ORDERS_PER_PAGE} className={styles.order} />
            </Stack>
          }
          empty={<NoOrders address={address} obstacle={obstacle} />}
        >
          {({ list }, isStale) => (
            <>
              <OrderList
                orders={list}
                isStale={isStale}
                chosen={chosen}
                onChosen={setChosen}
                onExpire={() => {
                  void query.refetch();
                  counts.refetch();
                }}
              />
              <BlockPart>
                <Pagination
                  page={filter.page ?? 1}
                  total={total}
                  pageSize={ORDERS_PER_PAGE}
                  hrefOf={(page) => address.hrefOf({ page })}
                />
              </BlockPart>
            </>
          )}
        </Loaded>
      </Stack>
      {isExporting && (
        <Suspense>
          <ExportDialog filter={filter} total={total} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the print sheets of the selected orders in a new tab. */
function PrintButton({ ids }: { ids: readonly number[] }) {
  const label = (
    <>
      <Printer size={14} aria-hidden />
      打印所选{ids.length > 0 && `（${ids.length}）`}
    </>
  );
  if (ids.length === 0)
    return (
      <Button size="sm" variant="outline" disabled title="先勾选要打印的订单">
        {label}
      </Button>
    );
  return (
    <ButtonLink size="sm" variant="outline" to={paths.printOrders(ids)} target="_blank">
      {label}
    </ButtonLink>
  );
}
