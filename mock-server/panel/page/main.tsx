import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "#api-spec/page-kit/styles/tokens.css";
import "#api-spec/page-kit/styles/panels.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/controls.css";
import "./styles/cards.css";
import "./styles/requests.css";
import "./styles/forms.css";
import "./styles/data.css";

const client = new QueryClient({
  // What changes is told by the world's events, so nothing is asked for on a whim.
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
