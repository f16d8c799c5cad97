import { useEffect, useEffectEvent, useRef } from "react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";

/** Returns true once a time (`2026-11-22 10:00:00`) has passed by the server's clock; calls `onPass` when it passes. */
export function useDeadline(deadline: string, onPass?: () => void): boolean {
  const until = parseShanghai(deadline);
  const isPast = useServerClock((now) => until <= now);
  const wasPast = useRef(isPast);
  const pass = useEffectEvent(() => onPass?.());
  useEffect(() => {
    if (isPast && !wasPast.current) pass();
    wasPast.current = isPast;
  }, [isPast]);
  return isPast;
}
