import { type Failure, isNotOffered } from "#src/shared/lib/failure.ts";
import { RetryButton } from "./retry-button.tsx";
import styles from "./retry-line.module.css";

type Props = {
  /** The name of the data that failed to load: `质检报告`. */
  what: string;
  error?: Failure;
  onRetry: () => void;
  /** Fills a whole block. Many blocks can fail together, so they are not announced one by one. */
  fills?: boolean;
};

/**
 * Shown instead of a block that failed to load, with a retry button; the rest of the page is unaffected. What the
 * server does not offer needs no other try.
 */
export function RetryLine({ what, error, onRetry, fills = false }: Props) {
  if (isNotOffered(error))
    return (
      <p className={styles.root} data-fills={fills || undefined}>
        {what}暂未开通。
      </p>
    );
  return (
    <div className={styles.root} role={fills ? undefined : "alert"} data-fills={fills || undefined}>
      {what}加载失败。
      <RetryButton size="xs" label={`重新加载${what}`} onRetry={onRetry} />
    </div>
  );
}
