import { Button } from "#src/shared/ui/button/button.tsx";
import styles from "./category-failed.module.css";
import { RefreshCw } from "#generated/icons/refresh-cw.ts";

/** Shown when the categories failed to load. */
export function CategoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.root}>
      <p>分类加载失败，可以先用搜索找商品。</p>
      <Button size="xs" variant="outline" onClick={onRetry}>
        <RefreshCw size={12} aria-hidden />
        重新加载
      </Button>
    </div>
  );
}
