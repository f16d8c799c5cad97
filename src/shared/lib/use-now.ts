import { useEffect, useState } from "react";

const TICK_MS = 1000;

/** The clock, once a second (specification section 4). */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
