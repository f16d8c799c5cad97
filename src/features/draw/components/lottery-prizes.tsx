import { useEffect, useState } from "react";
import { useGetLotteryActivity } from "#generated/hooks/draw/draw.ts";
import type { LotteryPrize } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Stack, looks, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { useDraw } from "../hooks/use-draw.ts";
import { clockwise } from "../lib/clockwise.ts";
import styles from "./lottery-prizes.module.css";

const STEP_MS = 120;

const COLUMNS = 3;

const PICTURE_RATIO = 760 / 300;

type Props = { lotteryId: number; drawing: ReturnType<typeof useDraw> };

/** The prizes, the period, the rules and the draw button. */
export function LotteryPrizes({ lotteryId, drawing }: Props) {
  const { phase, prize, problem, draw } = drawing;
  const query = useGetLotteryActivity(lotteryId, {
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { ends_at, rules } = query.data ?? {};
  const endsAt = (ends_at ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = useServerClock((now) => now >= endsAt);
  return (
    <Stack gap="3" narrow>
      <Loaded query={query} what="奖品" as="line" skeleton="72">
        {({ prizes }) => (
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
            <PrizeGrid prizes={prizes} isDrawing={phase === "drawing"} drawnId={prize?.id} />
          </>
        )}
      </Loaded>
      {problem && <Notice>{problem}</Notice>}
      <Button
        className={looks({ fullWidth: true })}
        size="lg"
        data-draw
        disabled={isOver || phase === "drawn"}
        loading={phase === "drawing"}
        loadingText="正在抽奖……"
        onClick={() => void draw()}
      >
        {problem ? "重新抽奖" : "立即抽奖"}
      </Button>
      {rules && (
        <details className={styles.rules}>
          <summary>活动规则</summary>
          <Text as="div" mt="1" size="xs" keeps="spaces">
            {rules}
          </Text>
        </details>
      )}
    </Stack>
  );
}

type PrizeGridProps = {
  prizes: readonly LotteryPrize[];
  isDrawing: boolean;
  drawnId: number | undefined;
};

/** The prizes as tiles; during the draw a highlight circles them and stops on the winning one. */
function PrizeGrid({ prizes, isDrawing, drawnId }: PrizeGridProps) {
  const light = useRunningLight(isDrawing, prizes.length);
  const way = clockwise(prizes.length, COLUMNS);
  const lit = light === undefined ? undefined : (way[light] ?? 0);
  return (
    <ul className={styles.prizeGrid} aria-label="奖品">
      {prizes.map(({ id, name, remarks, image = "" }, place) => (
        <li
          key={id ?? place}
          data-lit={place === lit || undefined}
          data-drawn={(id !== undefined && id === drawnId) || undefined}
        >
          <DataPicture src={image} alt="" ratio={PICTURE_RATIO} />
          <b>{name}</b>
          <small>{remarks}</small>
        </li>
      ))}
    </ul>
  );
}

/** The index of the highlighted tile among `count` while the draw runs; undefined with reduced motion. */
function useRunningLight(isRunning: boolean, count: number): number | undefined {
  const [step, setStep] = useState(0);
  const moves = isRunning && count > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setStep((last) => last + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [moves]);
  return moves ? step % count : undefined;
}
