import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "#api-spec/page-kit/styles/tokens.css";
import "./styles/layout.css";
import "./styles/navigation.css";
import "./styles/page.css";
import "./styles/fields.css";
import "#api-spec/page-kit/styles/panels.css";
import "./styles/search.css";
import "./styles/print.css";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<App />);
