import { clockRoute } from "./clock.ts";
import type { ControlRoute } from "./control-request.ts";
import { coverageRoute } from "./coverage.ts";
import { createCouponRoute, createGoodsRoute, createOrderRoute, createUserRoute } from "./create.ts";
import { eventsRoute } from "./events.ts";
import { checkFaultRoute, faultsRoute } from "./faults.ts";
import { healthRoute } from "./health.ts";
import {
  approveRegistrationRoute,
  holdPaymentsRoute,
  scanWechatRoute,
  settlePaymentRoute,
} from "./outside.ts";
import { pageViewsRoute } from "./page-views.ts";
import { docsRoute, openapiRoute, panelRoute } from "./pages.ts";
import { personasRoute } from "./personas.ts";
import { requestRoute, requestsRoute, verifyRoute, whyRoute } from "./requests.ts";
import { scenarioRoute, scenariosRoute } from "./scenarios.ts";
import { sessionRoute } from "./session.ts";
import { setupAccountsRoute } from "./setup-accounts.ts";
import {
  setupClockRoute,
  setupCodeRoute,
  setupDecisionsRoute,
  setupOrdersRoute,
  setupResetRoute,
  setupScansRoute,
} from "./setup-steps.ts";
import { restoreRoute, snapshotDiffRoute, snapshotFileRoute, snapshotsRoute } from "./snapshots.ts";
import { answerFeedbackRoute, answerVarietyRoute, reviewCertificateRoute } from "./staff.ts";
import { outboxRoute, stateRoute } from "./state.ts";
import { resetRoute, worldsRoute } from "./worlds.ts";

/** Every address of the control API, with `{…}` for a parameter. All are documented in control-api/openapi.yaml. */
export const ROUTES: Readonly<Record<string, ControlRoute>> = {
  "": panelRoute,
  health: healthRoute,
  worlds: worldsRoute,
  reset: resetRoute,
  clock: clockRoute,
  faults: faultsRoute,
  "faults/check": checkFaultRoute,
  scenarios: scenariosRoute,
  scenario: scenarioRoute,
  personas: personasRoute,
  session: sessionRoute,
  snapshots: snapshotsRoute,
  "snapshots/restore": restoreRoute,
  "snapshots/diff": snapshotDiffRoute,
  "snapshots/file": snapshotFileRoute,
  state: stateRoute,
  requests: requestsRoute,
  "requests/verify": verifyRoute,
  "requests/{id}": requestRoute,
  "requests/{id}/why": whyRoute,
  coverage: coverageRoute,
  events: eventsRoute,
  outbox: outboxRoute,
  "page-views": pageViewsRoute,
  "wechat/scan": scanWechatRoute,
  "registrations/approve": approveRegistrationRoute,
  "payments/settle": settlePaymentRoute,
  "payments/hold": holdPaymentsRoute,
  "certificates/review": reviewCertificateRoute,
  "feedback/answer": answerFeedbackRoute,
  "varieties/answer": answerVarietyRoute,
  "create/goods": createGoodsRoute,
  "create/user": createUserRoute,
  "create/order": createOrderRoute,
  "create/coupon": createCouponRoute,
  docs: docsRoute,
  "openapi.json": openapiRoute,
  // The setup adapter of the conformance command, documented in api-spec/setup/openapi.yaml.
  "setup/reset": setupResetRoute,
  "setup/accounts": setupAccountsRoute,
  "setup/orders": setupOrdersRoute,
  "setup/clock": setupClockRoute,
  "setup/codes/{to}": setupCodeRoute,
  "setup/decisions": setupDecisionsRoute,
  "setup/scans": setupScansRoute,
};

/** The route of an address, with the values of its `{…}`. */
export function findRoute(
  address: string,
): { route: ControlRoute; name: string; params: string[] } | undefined {
  const parts = address.split("/");
  for (const [name, route] of Object.entries(ROUTES)) {
    const pattern = name.split("/");
    if (pattern.length !== parts.length) continue;
    const isParam = (index: number) => pattern[index]?.startsWith("{") ?? false;
    if (!parts.every((part, index) => isParam(index) || part === pattern[index])) continue;
    return { route, name, params: parts.filter((_, index) => isParam(index)) };
  }
  return undefined;
}
