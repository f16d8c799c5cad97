import { ChakraProvider } from "@chakra-ui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { FeedbackHost } from "#src/shared/ui/feedback/feedback-host.tsx";
import { createErrorCatalogue } from "./error-catalogue.ts";
import { keepHelp } from "./kept-help.ts";
import { createQueryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { syncTabs } from "./tab-sync.ts";
import { system } from "./theme/system.ts";

const queryClient = createQueryClient(
  createErrorCatalogue((to, options) => void router.navigate(to, options)),
);
syncTabs(queryClient);
keepHelp(queryClient);

/** Everything that a page may rely on: theme, query cache, router, toasts and dialogs. */
export function Providers() {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <FeedbackHost />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
