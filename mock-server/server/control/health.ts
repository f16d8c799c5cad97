import { jsonResponse } from "#mock/http/responses.ts";
import type { ControlRoute } from "./control-request.ts";

/** Reports that the server is up, where its hosts listen, and which operations have only examples. */
export const healthRoute: ControlRoute = {
  open: "GET",
  GET: ({ app: { contract, handlers, worlds, startedAt, urls } }) => {
    const operations = [...contract.operations.keys()];
    return jsonResponse(200, {
      status: "ok",
      urls,
      operations: operations.length,
      from_examples: operations.filter((id) => !(id in handlers)),
      worlds: worlds.list().length,
      uptime_ms: Date.now() - startedAt,
      memory_mb: memoryMb(),
    });
  },
};

/** 0 in a browser, which does not tell. */
const memoryMb = (): number =>
  typeof process === "undefined" ? 0 : Math.round(process.memoryUsage.rss() / 1024 / 1024);
