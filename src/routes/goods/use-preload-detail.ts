import { useEffect } from "react";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";

/** By then the list has rendered and its pictures are loading. */
const IDLE_AFTER_MS = 2000;

/** Preloads the code of the product page when the browser is idle, since a list usually leads there. */
export function usePreloadDetail(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadAhead(import("./detail-page.tsx")), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
