import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import styles from "./order-list-skeleton.module.css";
import { ORDERS_PER_PAGE } from "../lib/order-filter.ts";

export function OrderListSkeleton() {
  return (
    <LoadingPage label="订单加载中">
      <div className={styles.root}>
        <Skeleton className={styles.heading} />
        {Array.from({ length: ORDERS_PER_PAGE }, (_, index) => (
          <Skeleton className={styles.order} key={index} />
        ))}
      </div>
    </LoadingPage>
  );
}
