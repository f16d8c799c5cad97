import { composePage } from "#api-spec/reference/compose-page.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { controlContract } from "#mock/control-api/check-by-contract.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { jsonResponse } from "#mock/http/responses.ts";
import { composePanel } from "#mock/panel/compose-panel.ts";
import { bundlePage, readContract } from "#mock/project-files.ts";
import { constant } from "#mock/world/constant.ts";
import type { ControlRoute } from "./control-request.ts";

/** The control panel. No other page may frame it (clickjacking). */
export const panelRoute: ControlRoute = {
  isPage: true,
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
  isPage: true,
  GET: async ({ app }) => ({
    statusCode: 200,
    headers: { "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" },
    body: composePage(documentOf(app.contract), await bundlePage("reference"), app.urls),
  }),
};

/** The shop's contract is read as it is now, which may be newer than the one that is served. */
const documentOf = ({ kind, document }: Contract) =>
  kind === "shop" ? readContract() : { ...document, servers: document.servers ?? [{ url: "/" }] };

/** Each part is written as JSON only once. */
const partsOf = memoize((document: object) =>
  Object.fromEntries(
    Object.entries(document).map(([name, part]) => [
      name,
      typeof part === "object" && part !== null ? constant(part as object) : (part as unknown),
    ]),
  ),
);

/** The control API's own contract, with the address of the request. */
export const openapiRoute: ControlRoute = {
  GET: ({ call }) =>
    jsonResponse(200, { ...partsOf(controlContract()), servers: [{ url: `${call.origin}/__mock__` }] }),
};
