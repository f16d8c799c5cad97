import { jsonAnswer } from "#mock/http/answers.ts";
import type { App } from "../app.ts";
import type { ControlRoute } from "./control-request.ts";

/** Whether the server is up, and which operations have only examples. */
export const healthRoute: ControlRoute = {
  open: "GET",
  GET: async ({ app, call }) => {
    const others = (await app.peers.ask(call.request, "GET", "health")) as Health[];
    const own = healthOf(app);
    const all = [own, ...others];
    const sum = (name: "worlds" | "memory_mb") => all.reduce((total, each) => total + each[name], 0);
    return jsonAnswer(200, {
      ...own,
      workers: all.length,
      worlds: sum("worlds"),
      uptime_ms: Math.max(...all.map(({ uptime_ms: uptime }) => uptime)),
      memory_mb: sum("memory_mb"),
    });
  },
};

type Health = ReturnType<typeof healthOf>;

/** Of this process. */
function healthOf({ contract, handlers, worlds, startedAt }: App) {
  const operations = [...contract.operations.keys()];
  return {
    status: "ok",
    operations: operations.length,
    from_examples: operations.filter((id) => !(id in handlers)),
    worlds: worlds.list().length,
    uptime_ms: Date.now() - startedAt,
    memory_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  };
}
