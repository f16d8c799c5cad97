import { useEffect, useState } from "react";

const INPUTS = ["keydown", "pointerdown", "pointermove", "touchmove", "wheel", "scroll", "focusin"];

/**
 * True once the page is at rest: for `quietMs` nobody has pressed a key, moved the pointer or scrolled, and nothing
 * has the focus. It stays true. Popups that open by themselves wait for this, so that they do not catch keys meant
 * for the page.
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

/**
 * True if the page is visible and nothing has the focus except the heading or main part of a page that has just
 * opened.
 */
function isUnattended(): boolean {
  const focused = document.activeElement;
  const isFree = !focused || focused === document.body || focused.matches("main, main h1");
  return isFree && document.visibilityState === "visible";
}
