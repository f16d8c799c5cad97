import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { whenBackOnline } from "#src/shared/api/answer-offline.ts";
import { createErrorCatalogue } from "./error-catalogue.ts";
import { cacheHelp } from "./help-cache.ts";
import { guardKeptAnswers } from "./offline/guard-kept-answers.ts";
import { Providers } from "./providers.tsx";
import { createQueryClient } from "./query-client.ts";
import { whenAtRest } from "./release/at-rest.ts";
import { keepInstallPrompt } from "./release/install-prompt.ts";
import { loadRouter } from "./router.tsx";
import { syncTabs } from "./tab-sync.ts";
import { createShopSystem } from "./theme/system.ts";

/** Yields to the browser between two tasks that are long on a slow phone, so that it can handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Renders the shop into an element. */
export async function start(root: Element): Promise<void> {
  await nextTask();
  // Starts loading the page's own chunk.
  const routing = loadRouter();
  await nextTask();
  const system = createShopSystem();
  await nextTask();
  const router = await routing;
  const queryClient = createQueryClient(
    createErrorCatalogue((to, options) => void router.navigate(to, options)),
  );
  syncTabs(queryClient);
  cacheHelp(queryClient);
  guardKeptAnswers(queryClient);
  keepInstallPrompt();
  whenBackOnline(() => void queryClient.invalidateQueries());
  if (import.meta.env.PROD)
    whenAtRest(() => void import("./release/register-worker.ts").then((late) => late.registerWorker()));
  // A transition renders in time slices, yielding between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers system={system} router={router} queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}
