import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { showPage } from "#api-spec/page-kit/parts/show-page.tsx";
import { App } from "./app.tsx";

const client = new QueryClient({
  // The world's events announce changes, so nothing is refetched automatically.
  defaultOptions: {
    queries: { retry: 1, retryDelay: 800, refetchOnWindowFocus: false, staleTime: Infinity },
  },
});

showPage(
  <QueryClientProvider client={client}>
    <App />
  </QueryClientProvider>,
);
