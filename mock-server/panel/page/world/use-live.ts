import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Call } from "#generated/control/model/call.ts";
import { type StreamEvent, readEvents } from "./event-stream.ts";
import { MAX_CALLS, type Part, keyOf } from "./queries.ts";

/** `lost` is when the connection was lost, in ms. */
export type Live = { readonly state: "connecting" | "open" | "lost"; readonly attempts: number };

const WAITS_MS = [500, 1000, 2000, 5000];
/** Many calls change the state at once; it is refetched at most this often. */
const THROTTLE_MS = 400;

/** Keeps the page in sync with a world, and returns whether it can. */
export function useLive(world: string): Live {
  const client = useQueryClient();
  const [live, setLive] = useState<Live>({ state: "connecting", attempts: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const refresh = createRefresh(client, world);
    void (async () => {
      for (let attempts = 0; !stop.signal.aborted; attempts += 1) {
        await readEvents({
          world,
          signal: stop.signal,
          onOpen: () => {
            // Events in the meantime were missed.
            void client.invalidateQueries({ queryKey: [world] });
            attempts = 0;
            setLive({ state: "open", attempts });
          },
          onEvent: (event) => take(client, world, event, refresh),
        }).catch(() => undefined);
        if (stop.signal.aborted) return;
        setLive({ state: "lost", attempts: attempts + 1 });
        await new Promise((resolve) =>
          setTimeout(resolve, WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)]),
        );
      }
    })();
    return () => stop.abort();
  }, [client, world]);
  return live;
}

function take(
  client: QueryClient,
  world: string,
  { kind, data }: StreamEvent,
  refresh: (...parts: Part[]) => void,
): void {
  switch (kind) {
    case "request":
      client.setQueryData<readonly Call[]>(
        keyOf(world, "requests"),
        (calls) => calls && [...calls, data as Call].slice(-MAX_CALLS),
      );
      refresh("coverage", "worlds", "session", "faults");
      break;
    case "state":
      refresh("state", "outbox", "personas");
      break;
    case "clock":
      client.setQueryData(keyOf(world, "clock"), data);
      // A response in flight may be outdated: it is cancelled and fetched again.
      void client.invalidateQueries({ queryKey: keyOf(world, "clock") });
      break;
    case "faults":
      refresh("faults");
      break;
    case "page-view":
      refresh("pageViews");
      break;
    case "snapshots":
      refresh("snapshots");
      break;
    default:
      void client.invalidateQueries({ queryKey: [world] });
  }
}

/** Refetches parts of the world, batching requests within a short time. */
function createRefresh(client: QueryClient, world: string) {
  const wanted = new Set<Part>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...parts: Part[]) => {
    for (const part of parts) wanted.add(part);
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const part of wanted) void client.invalidateQueries({ queryKey: keyOf(world, part) });
      wanted.clear();
    }, THROTTLE_MS);
  };
}
