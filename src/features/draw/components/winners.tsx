import { useId } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListLotteryWinners } from "#generated/hooks/draw/draw.ts";
import styles from "./winners.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

/** Recent winners, newest first. */
export function Winners({ lotteryId }: { lotteryId: number }) {
  const titleId = useId();
  const { data, error, refetch } = useListLotteryWinners(
    { id: lotteryId },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        最新中奖
      </h3>
      {data?.length === 0 && <div className={styles.none}>还没有人中奖，快来试试手气。</div>}
      {data && data.length > 0 && (
        <div className={styles.list} role="region" aria-label="最新中奖名单，可滚动" tabIndex={0}>
          <ul>
            {data.map(({ company, name, created_at }) => (
              <li key={`${company}/${created_at}`}>
                <span className={styles.company}>{company}</span>
                <time dateTime={created_at}>{created_at.slice(5, 16)}</time>
                <span className={styles.prize}>抽中 {name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!data && error && <RetryLine error={error} what="中奖名单" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className={styles.loading} />}
    </section>
  );
}
