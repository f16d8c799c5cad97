import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./records-skeleton.module.css";

/** The shape of a list of records. */
export function RecordsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.root}>
      <Skeletons count={rows} height="10" />
    </div>
  );
}
