import { type QueryClient, type QueryFilters, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CALLS_MAX } from "#generated/control/limits.ts";
import type { Call } from "#generated/control/model/call.ts";
import { type StreamEvent, readEvents } from "./event-stream.ts";
import { type Part, keyOf } from "./queries.ts";

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
            void refetch(client, { queryKey: [world] });
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

/** The parts that an event of a kind makes outdated. */
const OUTDATED: Readonly<Record<string, readonly Part[]>> = {
  request: ["coverage", "worlds", "session", "faults"],
  state: ["state", "outbox", "personas"],
  faults: ["faults"],
  "page-view": ["pageViews"],
  snapshots: ["snapshots"],
};

function take(
  client: QueryClient,
  world: string,
  { kind, data }: StreamEvent,
  refresh: (parts: readonly Part[]) => void,
): void {
  const outdated = OUTDATED[kind];
  const clock = keyOf(world, "clock");
  if (kind === "request") addCall(client, keyOf(world, "requests"), data as Call);
  if (kind === "clock") client.setQueryData(clock, data);
  if (outdated) refresh(outdated);
  else void refetch(client, { queryKey: kind === "clock" ? clock : [world] });
}

/**
 * Adds a call to the log, or ends one that was underway; a list of calls already on its way lacks it, and is fetched
 * again.
 */
function addCall(client: QueryClient, queryKey: QueryKey, call: Call): void {
  client.setQueryData<readonly Call[]>(queryKey, (calls) => calls && withCall(calls, call));
  if (client.isFetching({ queryKey, exact: true }) > 0) void refetch(client, { queryKey, exact: true });
}

const withCall = (calls: readonly Call[], call: Call): readonly Call[] =>
  calls.some(({ id }) => id === call.id)
    ? calls.map((each) => (each.id === call.id ? call : each))
    : [...calls, call].slice(-CALLS_MAX);

/** Fetches again what may be outdated, also when its first response is on its way, which invalidating would await. */
async function refetch(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

/** Refetches parts of the world, batching requests within a short time. */
function createRefresh(client: QueryClient, world: string) {
  const pending = new Set<Part>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (parts: readonly Part[]) => {
    for (const part of parts) pending.add(part);
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const part of pending) void refetch(client, { queryKey: keyOf(world, part) });
      pending.clear();
    }, THROTTLE_MS);
  };
}
