import { composePage } from "#api-spec/reference/compose-page.ts";
import type { ControlRoute } from "./control-request.ts";

/** The contract's reference page. */
export const docsRoute: ControlRoute = {
  GET: async ({ app }) => ({
    statusCode: 200,
    headers: { "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" },
    body: await composePage(app.urls),
  }),
};
