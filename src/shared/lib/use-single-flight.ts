import { useRef } from "react";

/**
 * Runs a task that must not run twice at once, such as placing an order: a second click is dropped until the first
 * has finished. A pending button renders too late to stop a double click. Rejections are ignored, because the error
 * catalogue or the caller has already handled them.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => void {
  const isUnderway = useRef(false);
  return (task) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const release = () => {
      isUnderway.current = false;
    };
    void task().then(release, release);
  };
}
