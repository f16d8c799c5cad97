import type { ReactNode } from "react";
import { useGetSpike } from "#generated/hooks/home/home.ts";
import { Zap } from "#generated/icons/zap.ts";
import type { SpikeSessionGoodsItem, SpikeSession } from "#generated/model/index.ts";
import { type Phase, phaseAt } from "#src/shared/lib/period.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { CardScroller } from "./card-scroller.tsx";
import styles from "./spike.module.css";

/** The anchor that other parts of the page link to. */
export const SPIKE_ID = "spike";

type Props = {
  /** The page decides how goods are rendered. */
  children: (item: SpikeSessionGoodsItem, phase: Phase) => ReactNode;
};

/** The current or next flash sale, with its countdown. Renders nothing without one. */
export function Spike({ children }: Props) {
  const { data, error, refetch } = useGetSpike({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  const session = useInSlices(data);
  const phase = useServerClock((now) => (session ? phaseAt(session, now) : "upcoming"));
  if (data !== undefined && !data?.goods.length) return null;
  return (
    <section className={styles.root} id={SPIKE_ID} aria-label="限时秒杀">
      <SpikeHead session={session ?? undefined} onTurn={() => void refetch()} />
      <Loaded
        query={{ data: session, error, refetch }}
        what="限时秒杀"
        as="tile"
        skeleton={
          <div className={styles.placeholders}>
            <Skeletons count={5} className={styles.loading} height="96" />
          </div>
        }
      >
        {(shown) =>
          shown && (
            <CardScroller label={`${shown.name}的商品`}>
              {shown.goods.map((item) => (
                <li key={item.spike.id}>
                  <RowPart>{children(item, phase)}</RowPart>
                </li>
              ))}
            </CardScroller>
          )
        }
      </Loaded>
    </section>
  );
}

type SpikeHeadProps = {
  session: SpikeSession | undefined;
  /** Refetches what changes when the sale begins or ends. */
  onTurn: () => void;
};

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
