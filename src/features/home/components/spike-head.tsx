import { Zap } from "lucide-react";
import type { SpikeSession } from "#generated/model/index.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";

type Props = {
  session: SpikeSession | undefined;
  /** Refetches what changes when the sale begins or ends. */
  onTurn: () => void;
};

/** The session of the sale, with its remaining time or its start. */
export function SpikeHead({ session, onTurn }: Props) {
  return (
    <div data-part="head">
      <h2>
        <Zap size={22} fill="currentColor" aria-hidden />
        限时秒杀
      </h2>
      {session && (
        <>
          <p data-part="name">{session.name}</p>
          <p data-part="count">{session.goods.length} 个品种，售完即止</p>
          <p data-part="clock">
            <PeriodCountdown period={session} what="本场" look="boxes" onTurn={onTurn} />
          </p>
        </>
      )}
    </div>
  );
}
