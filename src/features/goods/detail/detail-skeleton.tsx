import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./detail-skeleton.module.css";

export function DetailSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton className={styles.breadcrumbs} />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <Skeleton className={styles.picture} />
        </div>
        <Stack gap="4">
          <Skeleton className={styles.name} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.facts} />
          <Skeleton className={styles.purchase} />
        </Stack>
      </div>
      <Skeleton className={styles.papers} />
    </Stack>
  );
}
