import { useEffect, useEffectEvent } from "react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";

/** Refetches once a moment on the server's clock has passed, because the offer changes then. */
export function useRefetchAt(moment: number, refetch: () => unknown): void {
  const hasCome = useServerClock((now) => now >= moment);
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (hasCome) ask();
  }, [hasCome]);
}
