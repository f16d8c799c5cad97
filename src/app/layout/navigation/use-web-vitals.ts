import { useEffect, useRef } from "react";
import { analyticsUrl } from "#src/shared/analytics-url.ts";
import { whenAtRest } from "../../release/at-rest.ts";

/** Reports how quick the shop was for this buyer. Sends nothing without an analytics address. */
export function useWebVitals(routeName: string): void {
  const latest = useRef(routeName);
  useEffect(() => {
    latest.current = routeName;
  }, [routeName]);
  useEffect(() => {
    if (!analyticsUrl) return;
    const load = async () => {
      const { reportWebVitals } = await import("./report-web-vitals.ts");
      reportWebVitals(() => latest.current);
    };
    return whenAtRest(() => void load());
  }, []);
}
