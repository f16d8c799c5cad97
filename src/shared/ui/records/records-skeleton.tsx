import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./records-skeleton.module.css";
import { useLoadingMark } from "../state/loading-page.tsx";

/** A skeleton of a list of records; the length is unknown, so the footer waits. With a name it stands for itself. */
export function RecordsSkeleton({ what, rows = 8 }: { what?: string; rows?: number }) {
  return (
    <div
      className={styles.root}
      role={what && "status"}
      aria-label={what && `正在加载${what}`}
      {...useLoadingMark()}
    >
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton className={styles.record} key={index} />
      ))}
    </div>
  );
}
