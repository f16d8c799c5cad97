import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { settings } from "#src/shared/api/settings.ts";

/** Reports the visited route to the analytics address, and how quick it was. Sends nothing without an address. */
export function useAnalytics(routeName: string, title: string): void {
  const { pathname } = useLocation();
  // The address bar may be at the next page already when the report is sent.
  const view = useEffectEvent(() => ({ name: routeName, title, path: pathname }));
  useEffect(() => {
    if (!settings.analytics) return;
    const seen = view();
    const visit = import("./report-visit.ts").then(
      ({ reportVisit }) => reportVisit(seen),
      () => undefined,
    );
    return () => void visit.then((leave) => leave?.());
  }, [routeName, title]);
}
