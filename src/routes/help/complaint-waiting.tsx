import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import styles from "./complaint-waiting.module.css";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** Shown until the header's call has returned the user. */
export function ComplaintWaiting() {
  const { isError, refetch } = useGetCurrentUser({ query: { enabled: false } });
  if (isError) return <LoadError title="账号信息没有加载出来" onRetry={() => void refetch()} />;
  return (
    <LoadingPage label="表单加载中">
      {[8, 36, 20, 10].map((height) => (
        <Skeleton className={styles.field} key={height} style={{ height: `var(--shop-sizes-${height})` }} />
      ))}
    </LoadingPage>
  );
}
