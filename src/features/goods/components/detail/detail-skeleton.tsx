import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./detail-skeleton.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

export function DetailSkeleton() {
  return (
    <LoadingPage label="正在加载商品">
      <div className={styles.column}>
        <Skeleton className={styles.skeleton} />
        <div className={styles.grid}>
          <div className={styles.box}>
            <Skeleton className={styles.skeleton2} />
          </div>
          <div className={styles.column2}>
            <Skeleton className={styles.skeleton3} />
            <Skeleton className={styles.skeleton4} />
            <Skeleton className={styles.skeleton5} />
            <Skeleton className={styles.skeleton6} />
          </div>
        </div>
        <Skeleton className={styles.skeleton7} />
      </div>
    </LoadingPage>
  );
}
