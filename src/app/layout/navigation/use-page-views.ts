import { useEffect } from "react";
import { analyticsUrl } from "#src/shared/analytics-url.ts";

/** The page has this long to be really looked at (specification section 9). */
const REPORT_AFTER_MS = 300;

/**
 * Reports a page view to the analytics address of the environment after a change of the route's name (specification
 * section 4). Without an address nothing is sent. A report that fails is nobody's business.
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
