import { useEffect, useRef } from "react";

/** Runs an action after `delayMs`, or immediately without it. The next action, or leaving the page, cancels it. */
export function useDelayedAction(): (action: () => void, delayMs?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) action();
    else timer.current = setTimeout(action, delayMs);
  };
}
