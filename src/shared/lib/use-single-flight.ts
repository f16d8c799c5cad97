import { useRef } from "react";

/**
 * Runs a task that must not be done twice at once, such as placing something: a second click is dropped until the
 * first has ended. A button that is drawn as pending comes too late for a double click. How a call fails has been
 * told by then, by the error catalogue or by whoever made it.
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
