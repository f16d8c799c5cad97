import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { getGetCurrentUserQueryKey } from "#generated/hooks/user/user.ts";
import type { GetCurrentUser200 } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { whenBackOnline } from "#src/shared/api/respond-offline.ts";
import { loadAhead } from "#src/shared/lib/load-ahead.ts";
import { FeedbackHost } from "#src/shared/ui/feedback/feedback-host.tsx";
import { createErrorCatalogue } from "./error-catalogue.ts";
import { guardTab } from "./guard-tab.ts";
import { cacheHelp } from "./help-cache.ts";
import { guardCachedResponses } from "./offline/guard-cached-responses.ts";
import { createQueryClient, type ReportError } from "./query-client.ts";
import { whenAtRest } from "./release/at-rest.ts";
import { keepInstallPrompt } from "./release/install-prompt.ts";
import { loadRouter } from "./router.tsx";
import { syncTabs } from "./tab-sync.ts";

/** Yields to the browser between two tasks that are long on a slow phone, so that it can handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Renders the shop into an element. */
export async function start(root: Element): Promise<void> {
  await nextTask();
  // Starts loading the page's own chunk.
  const routing = loadRouter();
  await nextTask();
  const router = await routing;
  const report = createErrorCatalogue({
    navigate: (to, options) => void router.navigate(to, options),
    buyer: () => queryClient.getQueryData<GetCurrentUser200>(getGetCurrentUserQueryKey())?.data,
  });
  const queryClient: QueryClient = createQueryClient(report);
  reportUnhandled(report);
  syncTabs(queryClient);
  cacheHelp(queryClient);
  guardCachedResponses(queryClient);
  keepInstallPrompt();
  whenBackOnline(() => void queryClient.invalidateQueries());
  if (import.meta.env.PROD)
    whenAtRest(() => loadAhead(import("./release/register-worker.ts").then((late) => late.registerWorker())));
  const page = createRoot(root);
  let turn = 0;
  // A transition renders in time slices, yielding between them.
  const render = () =>
    startTransition(() =>
      page.render(
        <StrictMode>
          <QueryClientProvider key={turn} client={queryClient}>
            <RouterProvider router={router} />
            <FeedbackHost />
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
  guardTab(queryClient, {
    close: () => flushSync(() => page.render(null)),
    open: () => {
      turn += 1;
      render();
    },
  });
  render();
}

/**
 * Reports what somebody began by a click and what failed after its call. Failed calls were reported when they failed.
 */
function reportUnhandled(report: ReportError): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof ApiError) event.preventDefault();
    else report(event.reason, undefined, "mutation");
  });
}
