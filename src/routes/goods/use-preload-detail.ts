import { useEffect } from "react";

/** The list has drawn and its pictures are on the way by then. */
const IDLE_AFTER_MS = 2000;

/** From a list one usually goes on to a product, so its page's code is fetched when nothing else is going on. */
export function usePreloadDetail(): void {
  useEffect(() => {
    const timer = setTimeout(() => void import("./detail-page.tsx"), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
