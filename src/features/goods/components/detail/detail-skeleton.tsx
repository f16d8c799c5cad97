import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./detail-skeleton.module.css";

export function DetailSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton className={styles.breadcrumbs} />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <Skeleton className={styles.picture} />
        </div>
        <div className={styles.info}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.facts} />
          <Skeleton className={styles.purchase} />
        </div>
      </div>
      <Skeleton className={styles.papers} />
    </div>
  );
}
