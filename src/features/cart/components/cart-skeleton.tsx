import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./cart-skeleton.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

export function CartSkeleton() {
  return (
    <LoadingPage label="购物车加载中">
      <Skeleton className={styles.skeleton} />
      {Array.from({ length: 6 }, (_, index) => (
        <div className={styles.row} key={index}>
          <Skeleton className={styles.skeleton2} />
          <div className={styles.box}>
            <Skeleton className={styles.skeleton3} />
            <Skeleton className={styles.skeleton4} />
          </div>
          <Skeleton className={styles.skeleton5} />
        </div>
      ))}
    </LoadingPage>
  );
}
