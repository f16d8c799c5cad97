import { useEffect, useEffectEvent } from "react";

/** A plan of thousands of lines is not saved at every keystroke. */
const WRITE_DELAY_MS = 200;

/** Keeps what is being worked on: shortly after any of `parts` has changed, and at once when the page is left. */
export function useKept(parts: readonly unknown[], write: () => void): void {
  const writeNow = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
    // The parts are what `write` writes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, parts);
  useEffect(() => {
    const onHide = () => writeNow();
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);
}
