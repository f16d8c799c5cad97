import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "#api-spec/page-kit/styles/tokens.css";
import "#api-spec/page-kit/styles/panels.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/inputs.css";
import "./styles/badges.css";
import "./styles/states.css";
import "./styles/dialog.css";
import "./styles/top-bar.css";
import "./styles/side-bar.css";
import "./styles/page.css";
import "./styles/cards.css";
import "./styles/tables.css";
import "./styles/forms.css";
import "./styles/request-log.css";
import "./styles/request-details.css";
import "./styles/clock.css";
import "./styles/outbox.css";
import "./styles/faults.css";
import "./styles/records.css";
import "./styles/snapshots.css";
import "./styles/coverage.css";

const client = new QueryClient({
  // The world's events announce changes, so nothing is refetched automatically.
  defaultOptions: {
    queries: { retry: 1, retryDelay: 800, refetchOnWindowFocus: false, staleTime: Infinity },
  },
});

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
