import type { ServerResponse } from "node:http";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";

/**
 * The events of a world, for its watchers.
 * - `request`: a call has ended. `state`: tables have changed. `clock`, `faults`, `snapshots`: they were set
 * - `page-view`: a page has reported to the analytics service
 * - `world`: the world was replaced: reset, scenario, restored or dropped
 */
export type EventKind = "request" | "state" | "clock" | "faults" | "snapshots" | "page-view" | "world";

export type Events = {
  /** True if this world has watchers. */
  isWatched(world: string): boolean;
  /** Notifies all watchers of a world; `data` is plain JSON. */
  emit(world: string, kind: EventKind, data: unknown): void;
  /** Streams the events of a world from now on, until the client disconnects. 503 with too many watchers. */
  watch(world: string, response: ServerResponse, headers: Readonly<Record<string, string>>): void;
  /** Ends every stream and accepts no more. */
  close(): void;
};

const MOST_WATCHERS = 64;
/** A client with a larger backlog is disconnected: it reconnects and loads everything again. */
const MOST_WAITING_BYTES = 1024 * 1024;
const PULSE_MS = 15_000;

/** Server-sent events, with a bounded number of clients and a bounded backlog of each. */
export function createEvents(): Events {
  const watchers = new Map<ServerResponse, string>();
  let closed = false;
  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(text);
  };
  // A heartbeat: detects dead connections.
  const pulse = setInterval(() => {
    for (const response of watchers.keys()) write(response, ": pulse\n\n");
  }, PULSE_MS).unref();
  return {
    isWatched: (world) => watchers.size > 0 && [...watchers.values()].includes(world),
    emit(world, kind, data) {
      if (watchers.size === 0) return;
      const text = `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const [response, watched] of watchers) if (watched === world) write(response, text);
    },
    watch(world, response, headers) {
      if (closed || watchers.size >= MOST_WATCHERS)
        throw new HttpError(
          errorResponse(
            503,
            say(
              `at most ${MOST_WATCHERS} pages can watch at the same time: close others first`,
              `最多只能有 ${MOST_WATCHERS} 个页面同时订阅：请先关闭其他页面`,
            ),
          ),
        );
      response.writeHead(200, { ...headers, "content-type": "text/event-stream; charset=utf-8" });
      watchers.set(response, world);
      response.once("close", () => watchers.delete(response));
      response.write(`retry: 1000\n\n`);
    },
    close() {
      closed = true;
      clearInterval(pulse);
      for (const response of watchers.keys()) response.end();
      watchers.clear();
    },
  };
}
