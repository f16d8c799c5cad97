import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { FeedbackHost } from "#src/shared/ui/feedback/feedback-host.tsx";
import type { AppRouter } from "./router.tsx";

type Props = { system: SystemContext; router: AppRouter; queryClient: QueryClient };

/** The providers every page relies on: theme, query cache, router, toasts and dialogs. */
export function Providers({ system, router, queryClient }: Props) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <FeedbackHost />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
