import { ApiError } from "#src/shared/api/api-error.ts";
import type { ReportError } from "./query-client.ts";

/**
 * Reports what somebody began by a click and what failed after its call. Failed calls were reported when they failed.
 */
export function reportUnhandled(report: ReportError): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof ApiError) event.preventDefault();
    else report(event.reason, undefined, "mutation");
  });
}
