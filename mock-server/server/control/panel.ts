import { composePanel } from "#mock/panel/compose-panel.ts";
import type { ControlRoute } from "./control-request.ts";

/** The control panel. No other page may frame it (clickjacking). */
export const panelRoute: ControlRoute = {
  GET: async ({ app }) => ({
    statusCode: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "frame-ancestors 'none'",
      "x-frame-options": "DENY",
    },
    body: await composePanel(app.contract, app.origins.shop),
  }),
};
