import { RetryButton } from "#src/shared/ui/state/retry-button.tsx";
import styles from "./category-failed.module.css";

/** Shown when the categories failed to load. */
export function CategoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.root}>
      <p>分类加载失败，可以先用搜索找商品。</p>
      <RetryButton size="xs" onRetry={onRetry} />
    </div>
  );
}
