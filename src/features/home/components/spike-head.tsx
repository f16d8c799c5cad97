import { Zap } from "lucide-react";
import type { SpikeSession } from "#generated/model/index.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import styles from "./spike-head.module.css";

type Props = {
  session: SpikeSession | undefined;
  /** Refetches what changes when the sale begins or ends. */
  onTurn: () => void;
};

/** The session of the sale, with its remaining time or its start. */
export function SpikeHead({ session, onTurn }: Props) {
  return (
    <div className={styles.root}>
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
