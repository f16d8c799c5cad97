import { prizeStatusLabels } from "#generated/enum-labels.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useState } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListLotteryRecords } from "#generated/hooks/draw/draw.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import styles from "./lottery-records.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

/** The newest are visible, the others on demand. */
const SHOWN = 5;

/** The buyer's own draws, newest first, with the state of the prizes. */
export function LotteryRecords() {
  const [isUnfolded, setUnfolded] = useState(false);
  const { data, error, refetch } = useListLotteryRecords({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  if (!data) {
    return error ? (
      <RetryLine error={error} what="抽奖记录" onRetry={() => void refetch()} />
    ) : (
      <Skeleton className={styles.loading} aria-label="抽奖记录加载中" />
    );
  }
  if (data.length === 0)
    return <p className={styles.none}>还没有抽奖记录。抽奖开放时首页会邀请您参加，每期一次机会。</p>;
  const shown = isUnfolded ? data : data.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.records} aria-label="我的抽奖记录">
        {shown.map(({ id, name, remarks, status, created_at: drawnAt }) => (
          <li key={id}>
            <span className={styles.prize}>
              {name}
              {remarks && <small>（{remarks}）</small>}
            </span>
            <span data-status={status}>{prizeStatusLabels[status]}</span>
            <time dateTime={drawnAt}>{formatMinute(drawnAt)}</time>
          </li>
        ))}
      </ul>
      {data.length > shown.length && (
        <Button className={styles.showAll} size="xs" variant="outline" onClick={() => setUnfolded(true)}>
          查看全部 {data.length} 条
        </Button>
      )}
    </>
  );
}
