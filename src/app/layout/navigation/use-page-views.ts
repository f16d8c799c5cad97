import { useEffect } from "react";
import { analyticsUrl } from "#src/shared/analytics-url.ts";

/** A page left sooner than this does not count as viewed (specification section 9). */
const REPORT_AFTER_MS = 300;

/**
 * Reports a page view to the analytics address when the route's name changes (specification section 4). Sends nothing
 * without an address, and ignores failures.
 */
export function usePageViews(routeName: string, title: string): void {
  useEffect(() => {
    if (!analyticsUrl) return;
    const timer = setTimeout(() => {
      const view = { name: routeName, title, path: location.pathname, referrer: document.referrer };
      navigator.sendBeacon(analyticsUrl, JSON.stringify(view));
    }, REPORT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [routeName, title]);
}
