import { showPage } from "#api-spec/page-kit/parts/show-page.tsx";
import { App } from "./app.tsx";

showPage(<App />);
