import { useEffect, useEffectEvent, useRef } from "react";
import { type Period, type Phase, phaseAt } from "./period.ts";
import { useServerClock } from "./server-clock.ts";

/** The phase of a period by the server's clock. `onTurn` runs when the period begins or ends while it is visible. */
export function usePhase(period: Period, onTurn?: () => void): Phase {
  const { starts_at, ends_at } = period;
  const phase = useServerClock((now) => phaseAt(period, now));
  const last = useRef({ starts_at, ends_at, phase });
  const turn = useEffectEvent(() => onTurn?.());
  useEffect(() => {
    const before = last.current;
    last.current = { starts_at, ends_at, phase };
    const isSame = before.starts_at === starts_at && before.ends_at === ends_at;
    if (isSame && before.phase !== phase) turn();
  }, [starts_at, ends_at, phase]);
  return phase;
}
