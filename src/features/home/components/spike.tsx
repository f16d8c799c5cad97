import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetSpike } from "#generated/hooks/home/home.ts";
import type { SpikeSessionGoodsItem, SpikeSession } from "#generated/model/index.ts";
import { type Phase, phaseAt } from "#src/shared/lib/period.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { CardScroller } from "./card-scroller.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Zap } from "#generated/icons/zap.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import styles from "./spike.module.css";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";

type SpikeHeadProps = {
  session: SpikeSession | undefined;
  /** Refetches what changes when the sale begins or ends. */
  onTurn: () => void;
};

/** The anchor that other parts of the page link to. */
export const SPIKE_ID = "spike";

type Props = {
  /** The page decides how goods are rendered. */
  children: (item: SpikeSessionGoodsItem, phase: Phase) => ReactNode;
};

/** The current or next flash sale, with its countdown. Renders nothing without one. */
export function Spike({ children }: Props) {
  const {
    data: response,
    error,
    isSuccess,
    refetch,
  } = useGetSpike({ query: { meta: { errors: "inline" }, select: (response) => response.data } });
  const session = useInSlices(response);
  const phase = useServerClock((now) => (session ? phaseAt(session, now) : "upcoming"));
  if (isSuccess && !response?.goods.length) return null;
  return (
    <section className={styles.root} id={SPIKE_ID} aria-label="限时秒杀">
      <SpikeHead session={session ?? undefined} onTurn={() => void refetch()} />
      {session && (
        <CardScroller label={`${session.name}的商品`}>
          {session.goods.map((item) => (
            <li key={item.spike.id}>
              <RowPart>{children(item, phase)}</RowPart>
            </li>
          ))}
        </CardScroller>
      )}
      {!session && error && <RetryLine error={error} fills what="限时秒杀" onRetry={() => void refetch()} />}
      {!session && !error && <SpikeShapes />}
    </section>
  );
}

function SpikeShapes() {
  return (
    <div className={styles.placeholders}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton className={styles.loading} key={place} />
      ))}
    </div>
  );
}

/** The session of the sale, with its remaining time or its start. */
function SpikeHead({ session, onTurn }: SpikeHeadProps) {
  return (
    <div className={styles.spikeHead}>
      <h2 className={styles.title}>
        <Zap size={22} fill="currentColor" aria-hidden />
        限时秒杀
      </h2>
      {session && (
        <>
          <p className={styles.name}>{session.name}</p>
          <p className={styles.count}>{session.goods.length} 个品种，售完即止</p>
          <p className={styles.clock}>
            <PeriodCountdown period={session} what="本场" look="boxes" onTurn={onTurn} />
          </p>
        </>
      )}
    </div>
  );
}
