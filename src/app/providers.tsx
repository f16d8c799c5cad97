import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { FeedbackHost } from "#src/shared/ui/feedback/feedback-host.tsx";
import type { AppRouter } from "./router.tsx";

type Props = { router: AppRouter; queryClient: QueryClient };

/** The providers every page relies on: query cache, router, toasts and dialogs. */
export function Providers({ router, queryClient }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <FeedbackHost />
    </QueryClientProvider>
  );
}
