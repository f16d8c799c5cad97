import { orderStatusLabels } from "#generated/enum-labels.ts";
import { listOrdersQueryKeywordsMax } from "#generated/zod/order/order.zod.ts";
import { paths } from "#src/shared/paths.ts";
import { DaySpanField } from "#src/shared/ui/field/day-span-field.tsx";
import { SearchForm } from "#src/shared/ui/field/search-form.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import type { OrdersAddress } from "../lib/order-query.ts";
import { STATUSES } from "../lib/order-status.ts";
import styles from "./order-filters.module.css";

type Props = { address: OrdersAddress; countOf: (status: number | undefined) => number | undefined };

/** The filters of the order list: status with counts, keywords and date. */
export function OrderFilters({ address: { query, hrefOf, go }, countOf }: Props) {
  const tabs = [undefined, ...STATUSES].map((status) => ({
    name: status === undefined ? "全部" : orderStatusLabels[status],
    to: hrefOf({ status }),
    isCurrent: query.status === status,
    count: countOf(status),
  }));
  return (
    <section className={styles.root} aria-label="筛选订单">
      <div className={styles.top}>
        <TabLinks
          label="订单状态"
          tabs={[...tabs, { name: "退货与售后", to: paths.returns(), isCurrent: false }]}
        />
        <SearchForm
          className={styles.search}
          name="搜索订单"
          label="订单号或商品名称"
          maxLength={listOrdersQueryKeywordsMax}
          keywords={query.keywords ?? ""}
          onSearch={(keywords) => go({ keywords })}
        />
      </div>
      <DaySpanField label="下单时间" span={query} onChange={go} />
    </section>
  );
}
