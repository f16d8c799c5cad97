import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./news-skeleton.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** A skeleton of a news page. */
export function NewsSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <LoadingPage label={`正在加载${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.item} key={row}>
          <Skeleton className={styles.date} />
          <div className={styles.words}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.summary} />
          </div>
        </div>
      ))}
    </LoadingPage>
  );
}
