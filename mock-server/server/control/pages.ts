import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { composePage } from "#api-spec/reference/compose-page.ts";
import { jsonAnswer } from "#mock/http/answers.ts";
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
    body: await composePanel(app.contract, app.origins.shop, app.language),
  }),
};

/** The contract's reference page. */
export const docsRoute: ControlRoute = {
  GET: async ({ app }) => ({
    statusCode: 200,
    headers: { "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" },
    body: await composePage(app.urls),
  }),
};

const SOURCE = new URL("../../control-api/openapi.yaml", import.meta.url);

/** The control API's own contract, with the address that it was asked at. */
export const openapiRoute: ControlRoute = {
  GET: async ({ call }) => {
    const document = parse(await readFile(SOURCE, "utf8")) as object;
    return jsonAnswer(200, { ...document, servers: [{ url: `${call.origin}/__mock__` }] });
  },
};
