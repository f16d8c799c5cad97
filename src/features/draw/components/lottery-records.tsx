import { useState } from "react";
import { prizeStatusLabels } from "#generated/enum-labels.ts";
import { useListLotteryRecords } from "#generated/hooks/draw/draw.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import styles from "./lottery-records.module.css";

/** The newest are visible, the others on demand. */
const SHOWN = 5;

/** The buyer's own draws, newest first, with the state of the prizes. */
export function LotteryRecords() {
  const [isUnfolded, setUnfolded] = useState(false);
  const query = useListLotteryRecords({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded
      query={query}
      what="抽奖记录"
      as="line"
      skeleton="14"
      empty={
        <Text as="p" tone="subtle">
          还没有抽奖记录。抽奖开放时首页会邀请您参加，每期一次机会。
        </Text>
      }
    >
      {(records) => (
        <>
          <ul className={styles.records} aria-label="我的抽奖记录">
            {records
              .slice(0, isUnfolded ? undefined : SHOWN)
              .map(({ id, name, remarks, status, created_at: drawnAt }) => (
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
          {!isUnfolded && records.length > SHOWN && (
            <Button
              className={looks({ mt: "2" })}
              size="xs"
              variant="outline"
              onClick={() => setUnfolded(true)}
            >
              查看全部 {records.length} 条
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}
