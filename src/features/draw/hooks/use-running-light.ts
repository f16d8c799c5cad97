import { useEffect, useState } from "react";

const STEP_MS = 120;

/** The index of the highlighted tile among `count` while the draw runs; undefined with reduced motion. */
export function useRunningLight(isRunning: boolean, count: number): number | undefined {
  const [step, setStep] = useState(0);
  const moves = isRunning && count > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setStep((last) => last + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [moves]);
  return moves ? step % count : undefined;
}
