import { Zap } from "lucide-react";
import type { SpikeSession } from "#generated/model/index.ts";
import { Countdown } from "#src/shared/ui/countdown.tsx";
import { endOf, type SpikePhase } from "../lib/spike-phase.ts";

type Props = { session: SpikeSession | undefined; phase: SpikePhase };

/** Says which sale it is, how long it runs or when it begins. */
export function SpikeHead({ session, phase }: Props) {
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
            {phase === "upcoming" && (
              <>
                距开始 <Countdown until={session.starts_at * 1000} label="距秒杀开始" look="boxes" />
              </>
            )}
            {phase === "running" && (
              <>
                距结束 <Countdown until={endOf(session.ends_at)} label="距秒杀结束" look="boxes" />
              </>
            )}
            {phase === "over" && "本场已结束，请留意下一场"}
          </p>
        </>
      )}
    </div>
  );
}
