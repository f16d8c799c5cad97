import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createErrorCatalogue } from "./error-catalogue.ts";
import { keepHelp } from "./kept-help.ts";
import { Providers } from "./providers.tsx";
import { createQueryClient } from "./query-client.ts";
import { loadRouter } from "./router.tsx";
import { syncTabs } from "./tab-sync.ts";
import { createShopSystem } from "./theme/system.ts";

/** The browser's turn to answer the user, between two pieces of work that are long on a slow telephone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Draws the shop into an element. */
export async function start(root: Element): Promise<void> {
  await nextTask();
  // The page's own script is on its way from here on.
  const routing = loadRouter();
  await nextTask();
  const system = createShopSystem();
  await nextTask();
  const router = await routing;
  const queryClient = createQueryClient(
    createErrorCatalogue((to, options) => void router.navigate(to, options)),
  );
  syncTabs(queryClient);
  keepHelp(queryClient);
  // A transition is drawn in slices, with turns between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers system={system} router={router} queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}
