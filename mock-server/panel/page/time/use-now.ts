import { useEffect, useState } from "react";
import { useMock } from "../world/queries.ts";
import { parseShanghai, toShanghai } from "./shanghai.ts";

/** The world's current time, ticking while its clock runs; undefined until known. */
export function useNow(): { text: string; ms: number; frozen: boolean } | undefined {
  const { data, dataUpdatedAt } = useMock("clock", (control) => control.clock.read());
  const [browserNow, setBrowserNow] = useState(() => Date.now());
  const frozen = data?.frozen ?? true;
  useEffect(() => {
    if (frozen) return undefined;
    const timer = setInterval(() => setBrowserNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [frozen]);
  if (!data) return undefined;
  // The reading can be newer than the last tick.
  const ms = parseShanghai(data.now) + (frozen ? 0 : Math.max(0, browserNow - dataUpdatedAt));
  return { text: toShanghai(ms), ms, frozen };
}
