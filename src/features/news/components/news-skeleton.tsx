import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./news-skeleton.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** A skeleton of a news page. */
export function NewsSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <LoadingPage label={`正在加载${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.row} key={row}>
          <Skeleton className={styles.skeleton} />
          <div className={styles.box}>
            <Skeleton className={styles.skeleton2} />
            <Skeleton className={styles.skeleton3} />
          </div>
        </div>
      ))}
    </LoadingPage>
  );
}
