import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useId } from "react";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useListLotteryWinners } from "#generated/hooks/draw/draw.ts";
import styles from "./winners.module.css";

/** Recent winners, newest first. */
export function Winners({ lotteryId }: { lotteryId: number }) {
  const titleId = useId();
  const query = useListLotteryWinners(
    { id: lotteryId },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Text as="h3" mb="1" size="sm" bold id={titleId}>
        最新中奖
      </Text>
      <Loaded
        query={query}
        what="中奖名单"
        as="line"
        skeleton="40"
        empty={
          <Text as="div" tone="subtle">
            还没有人中奖，快来试试手气。
          </Text>
        }
      >
        {(winners) => (
          <div className={styles.list} role="region" aria-label="最新中奖名单，可滚动" tabIndex={0}>
            <ul>
              {winners.map(({ company, name, created_at }) => (
                <li key={`${company}/${created_at}`}>
                  <Text ellipsis>{company}</Text>
                  <time dateTime={created_at}>{created_at.slice(5, 16)}</time>
                  <span className={styles.prize}>抽中 {name}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </section>
  );
}
