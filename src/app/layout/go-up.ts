import { MAIN_ID } from "./navigation/skip-link.tsx";

/** Scrolls to the top of the page, where the focus goes too. */
export function goUp(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
}
