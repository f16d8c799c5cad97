import { settings } from "#src/shared/api/settings.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { whenAtRest } from "../../release/at-rest.ts";

/** A page left sooner than this does not count as viewed (specification section 9). */
const REPORT_AFTER_MS = 300;

type View = { name: string; title: string; path: string };

let current: View | undefined;

/**
 * Reports a page view to the analytics address when the route's name changes (specification section 4), and the web
 * vitals of the document; ignores failures. Returns what to call when the route is left.
 */
export function reportVisit(view: View): () => void {
  const isFirst = current === undefined;
  current = view;
  if (isFirst) whenAtRest(() => loadAhead(watchVitals()));
  const timer = setTimeout(() => {
    navigator.sendBeacon(settings.analytics, JSON.stringify({ ...view, referrer: document.referrer }));
  }, REPORT_AFTER_MS);
  return () => clearTimeout(timer);
}

async function watchVitals(): Promise<void> {
  const { reportWebVitals } = await import("./report-web-vitals.ts");
  reportWebVitals(() => ({ name: current?.name ?? "", path: current?.path ?? "" }));
}
