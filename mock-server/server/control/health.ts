import { jsonResponse } from "#mock/http/responses.ts";
import type { ControlRoute } from "./control-request.ts";

/** Reports that the server is up, and which operations have only examples. */
export const healthRoute: ControlRoute = {
  open: "GET",
  GET: ({ app: { contract, handlers, worlds, startedAt } }) => {
    const operations = [...contract.operations.keys()];
    return jsonResponse(200, {
      status: "ok",
      operations: operations.length,
      from_examples: operations.filter((id) => !(id in handlers)),
      worlds: worlds.list().length,
      uptime_ms: Date.now() - startedAt,
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    });
  },
};
