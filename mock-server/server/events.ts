import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { unref } from "#mock/http/sleep.ts";
import { say } from "#mock/language/say.ts";
import type { Exchange, TextStream } from "./responders/exchange.ts";

/**
 * The events of a world, for its watchers.
 * - `request`: a call has come or ended. `state`: tables have changed. `clock`, `faults`, `snapshots`: they were set
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
  watch(world: string, exchange: Exchange, headers: Readonly<Record<string, string>>): void;
  /** Ends every stream and accepts no more. */
  close(): void;
};

const MOST_WATCHERS = 64;
/** A client with a larger backlog is disconnected: it reconnects and loads everything again. */
const MOST_WAITING_BYTES = 1024 * 1024;
const PULSE_MS = 15_000;

/** Server-sent events, with a bounded number of clients and a bounded backlog of each. */
export function createEvents(): Events {
  const watchers = new Map<TextStream, string>();
  let closed = false;
  const write = (stream: TextStream, text: string) => {
    if (stream.waitingBytes > MOST_WAITING_BYTES) stream.destroy();
    else stream.write(text);
  };
  // A heartbeat: detects dead connections.
  const pulse = unref(
    setInterval(() => {
      for (const stream of watchers.keys()) write(stream, ": pulse\n\n");
    }, PULSE_MS),
  );
  return {
    isWatched: (world) => watchers.size > 0 && [...watchers.values()].includes(world),
    emit(world, kind, data) {
      if (watchers.size === 0) return;
      const text = `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const [stream, watched] of watchers) if (watched === world) write(stream, text);
    },
    watch(world, exchange, headers) {
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
      const stream = exchange.stream({ ...headers, "content-type": "text/event-stream; charset=utf-8" }, () =>
        watchers.delete(stream),
      );
      watchers.set(stream, world);
      stream.write("retry: 1000\n\n");
    },
    close() {
      closed = true;
      clearInterval(pulse);
      for (const stream of watchers.keys()) stream.end();
      watchers.clear();
    },
  };
}
