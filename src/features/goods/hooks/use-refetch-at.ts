import { useEffect, useEffectEvent } from "react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";

/** Asks for the data again once a moment on the server's clock has come, since the offer is another one then. */
export function useRefetchAt(moment: number, refetch: () => unknown): void {
  const hasCome = useServerClock((now) => now >= moment);
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (hasCome) ask();
  }, [hasCome]);
}
