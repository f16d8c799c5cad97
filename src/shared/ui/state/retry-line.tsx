import { Button } from "#src/shared/ui/button/button.tsx";
import styles from "./retry-line.module.css";
import { RefreshCw } from "#generated/icons/refresh-cw.ts";

type Props = {
  /** What failed to load: `质检报告`. */
  what: string;
  onRetry: () => void;
  /** Fills a whole block. Many blocks can fail together, so they are not announced one by one. */
  fills?: boolean;
};

/** Shown instead of a block that failed to load, with a retry button; the rest of the page is unaffected. */
export function RetryLine({ what, onRetry, fills = false }: Props) {
  return (
    <div className={styles.root} role={fills ? undefined : "alert"} data-fills={fills || undefined}>
      {what}没有加载出来。
      <Button size="xs" variant="outline" aria-label={`重新加载${what}`} onClick={onRetry}>
        <RefreshCw size={12} aria-hidden />
        重新加载
      </Button>
    </div>
  );
}
