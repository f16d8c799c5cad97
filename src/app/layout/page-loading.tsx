import styles from "./page-loading.module.css";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

/** Placeholder for a page whose code is loading. */
export function PageLoading() {
  return (
    <LoadingPage label="页面加载中">
      <div className={styles.space} />
    </LoadingPage>
  );
}
