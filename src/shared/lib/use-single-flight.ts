import { useRef } from "react";

/**
 * Runs a task that must not run twice at once, such as placing an order: a second click is dropped until the first has
 * finished. A pending button renders too late to stop a double click. A rejection stays unhandled, so that the error
 * catalogue reports it, unless it has already.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => void {
  const isUnderway = useRef(false);
  return (task) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    void task().finally(() => {
      isUnderway.current = false;
    });
  };
}
