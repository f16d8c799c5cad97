import { useEffect, useState } from "react";

const INPUTS = ["keydown", "pointerdown", "pointermove", "touchmove", "wheel", "scroll", "focusin"];

/**
 * Whether the page is at rest: for `quietMs` nobody has pressed a key, moved the pointer or scrolled, and nothing has the
 * focus. Once true it stays true. What opens by itself waits for it, or it would take a key that was meant elsewhere.
 */
export function useIsQuiet(quietMs: number): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    const lookLater = () => setTimeout(() => (isUnattended() ? setQuiet(true) : restart()), quietMs);
    let timer = lookLater();
    const restart = () => {
      clearTimeout(timer);
      timer = lookLater();
    };
    const options = { capture: true, passive: true };
    for (const input of INPUTS) addEventListener(input, restart, options);
    return () => {
      clearTimeout(timer);
      for (const input of INPUTS) removeEventListener(input, restart, options);
    };
  }, [quietMs, isQuiet]);
  return isQuiet;
}

/** Whether the page is visible and nothing in it has the focus, save the heading or main part of a page just opened. */
function isUnattended(): boolean {
  const focused = document.activeElement;
  const isFree = !focused || focused === document.body || focused.matches("main, main h1");
  return isFree && document.visibilityState === "visible";
}
