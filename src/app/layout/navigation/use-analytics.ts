import { useEffect } from "react";
import { settings } from "#src/shared/api/settings.ts";

/** Reports the visited route to the analytics address, and how quick it was. Sends nothing without an address. */
export function useAnalytics(routeName: string, title: string): void {
  useEffect(() => {
    if (!settings.analytics) return;
    const visit = import("./report-visit.ts").then(
      ({ reportVisit }) => reportVisit(routeName, title),
      () => undefined,
    );
    return () => void visit.then((leave) => leave?.());
  }, [routeName, title]);
}
