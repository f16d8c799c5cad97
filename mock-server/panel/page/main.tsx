import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { showPage } from "#api-spec/page-kit/parts/show-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { useWorldName } from "./world/world-address.ts";
import { WorldContext, toControl } from "./world/world-context.ts";

const client = new QueryClient({
  // The world's events announce changes, so nothing is refetched automatically.
  defaultOptions: {
    queries: { retry: 1, retryDelay: 800, refetchOnWindowFocus: false, staleTime: Infinity },
  },
});

/** The panel of the world in the address. */
function App() {
  const world = useWorldName();
  const control = useMemo(() => toControl(world), [world]);
  return (
    <WorldContext value={control}>
      {/* Keyed by world, so that no filter or open row survives a switch. */}
      <Frame key={world} />
    </WorldContext>
  );
}

showPage(
  <QueryClientProvider client={client}>
    <App />
  </QueryClientProvider>,
);
