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
      <h3 className={styles.title} id={titleId}>
        最新中奖
      </h3>
      <Loaded
        query={query}
        what="中奖名单"
        as="line"
        skeleton="40"
        empty={<div className={styles.none}>还没有人中奖，快来试试手气。</div>}
      >
        {(winners) => (
          <div className={styles.list} role="region" aria-label="最新中奖名单，可滚动" tabIndex={0}>
            <ul>
              {winners.map(({ company, name, created_at }) => (
                <li key={`${company}/${created_at}`}>
                  <span className={styles.company}>{company}</span>
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
