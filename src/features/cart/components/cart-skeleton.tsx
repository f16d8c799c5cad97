import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./cart-skeleton.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

export function CartSkeleton() {
  return (
    <LoadingPage label="购物车加载中">
      <Skeleton className={styles.filters} />
      {Array.from({ length: 6 }, (_, index) => (
        <div className={styles.line} key={index}>
          <Skeleton className={styles.picture} />
          <div className={styles.info}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.spec} />
          </div>
          <Skeleton className={styles.price} />
        </div>
      ))}
    </LoadingPage>
  );
}
