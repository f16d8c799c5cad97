import { Button } from "#src/shared/ui/button/button.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetLotteryActivity } from "#generated/hooks/draw/draw.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import type { useDraw } from "../hooks/use-draw.ts";
import styles from "./lottery-prizes.module.css";
import { PrizeGrid } from "./prize-grid.tsx";

type Props = { lotteryId: number; drawing: ReturnType<typeof useDraw> };

/** The prizes, the period, the rules and the draw button. */
export function LotteryPrizes({ lotteryId, drawing }: Props) {
  const { phase, prize, problem, draw } = drawing;
  const { data, isError, refetch } = useGetLotteryActivity(lotteryId, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const endsAt = (data?.ends_at ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = useServerClock((now) => now >= endsAt);
  return (
    <div className={styles.root}>
      {data && (
        <>
          <div className={styles.timeLeft}>
            {isOver ? (
              "本期抽奖已经结束，请留意下一次活动。"
            ) : (
              <>
                距结束 <Countdown until={endsAt} label="距抽奖结束" />
              </>
            )}
          </div>
          <PrizeGrid prizes={data.prizes} isDrawing={phase === "drawing"} drawnId={prize?.id} />
        </>
      )}
      {!data && isError && <RetryLine what="奖品" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className={styles.loading} aria-label="奖品加载中" />}
      {problem && <Notice>{problem}</Notice>}
      <Button
        className={styles.draw}
        size="lg"
        data-draw
        disabled={isOver || phase === "drawn"}
        loading={phase === "drawing"}
        loadingText="正在抽奖…"
        onClick={() => void draw()}
      >
        {problem ? "重新抽奖" : "立即抽奖"}
      </Button>
      {data?.rules && (
        <details className={styles.rules}>
          <summary>活动规则</summary>
          <div className={styles.rulesText}>{data.rules}</div>
        </details>
      )}
    </div>
  );
}
