import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createErrorCatalogue } from "./error-catalogue.ts";
import { keepHelp } from "./kept-help.ts";
import { Providers } from "./providers.tsx";
import { createQueryClient } from "./query-client.ts";
import { loadRouter } from "./router.tsx";
import { syncTabs } from "./tab-sync.ts";

/** Draws the shop into an element. */
export async function start(root: Element): Promise<void> {
  const router = await loadRouter();
  const queryClient = createQueryClient(
    createErrorCatalogue((to, options) => void router.navigate(to, options)),
  );
  syncTabs(queryClient);
  keepHelp(queryClient);
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}
