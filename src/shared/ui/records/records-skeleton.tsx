import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./records-skeleton.module.css";

/** The shape of a list of records. */
export function RecordsSkeleton({ what, rows = 8 }: { what?: string; rows?: number }) {
  const shape = (
    <div className={styles.root}>
      <Skeletons count={rows} height="10" />
    </div>
  );
  return what ? <LoadingPage label={`正在加载${what}`}>{shape}</LoadingPage> : shape;
}
