import { useEffect, useRef } from "react";

/** Runs an action after a while, or at once without `delayMs`. The next action, and leaving the page, take it back. */
export function useDelayedAction(): (action: () => void, delayMs?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) action();
    else timer.current = setTimeout(action, delayMs);
  };
}
