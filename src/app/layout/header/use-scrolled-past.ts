import { useEffect, useState } from "react";

/** True while the page is scrolled by `distance` px or more; updated `delayMs` after a scroll event. */
export function useScrolledPast(distance: number, delayMs: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setPast(scrollY >= distance);
      }, delayMs);
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [distance, delayMs]);
  return isPast;
}
