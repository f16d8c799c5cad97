import { jsonAnswer } from "#mock/http/answers.ts";
import type { ControlRoute } from "./control-request.ts";

/** Whether the server is up, and which operations have only examples. */
export const healthRoute: ControlRoute = {
  GET: ({ app }) => {
    const operations = [...app.contract.operations.keys()];
    return jsonAnswer(200, {
      status: "ok",
      operations: operations.length,
      from_examples: operations.filter((id) => !(id in app.handlers)),
      worlds: app.worlds.list().length,
      uptime_ms: Date.now() - app.startedAt,
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    });
  },
};
