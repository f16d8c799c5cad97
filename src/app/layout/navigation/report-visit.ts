import { settings } from "#src/shared/api/settings.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { whenAtRest } from "../../release/at-rest.ts";

/** A page left sooner than this does not count as viewed (specification section 9). */
const REPORT_AFTER_MS = 300;

let route: string | undefined;

/**
 * Reports a page view to the analytics address when the route's name changes (specification section 4), and the web
 * vitals of the document; ignores failures. Returns what to call when the route is left.
 */
export function reportVisit(routeName: string, title: string): () => void {
  const isFirst = route === undefined;
  route = routeName;
  if (isFirst) whenAtRest(() => loadAhead(watchVitals()));
  const timer = setTimeout(() => {
    const view = { name: routeName, title, path: location.pathname, referrer: document.referrer };
    navigator.sendBeacon(settings.analytics, JSON.stringify(view));
  }, REPORT_AFTER_MS);
  return () => clearTimeout(timer);
}

async function watchVitals(): Promise<void> {
  const { reportWebVitals } = await import("./report-web-vitals.ts");
  reportWebVitals(() => route ?? "");
}
