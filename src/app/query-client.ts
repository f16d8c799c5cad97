import { MutationCache, notifyManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/shared/api/api-error.ts";
import { setServerTime } from "#src/shared/lib/server-clock.ts";
import type { CallMeta } from "./call-meta.ts";
import { readServerTime } from "./read-server-time.ts";

type ReportError = (error: unknown, meta: CallMeta | undefined) => void;

/**
 * The query cache. Failures go to the error catalogue once, and nothing is retried behind the user's back. Any answer
 * that tells the server's time sets the clock that countdowns run by.
 */
export function createQueryClient(report: ReportError): QueryClient {
  // At once, not by a timer: a page that waits for an answer draws it a frame sooner.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (answer) => {
        const seconds = readServerTime(answer);
        if (seconds !== undefined) setServerTime(seconds);
      },
      onError: (error, query) => {
        if (isSuperseded(error)) restore(query);
        else report(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isSuperseded(error)) report(error, mutation.meta);
      },
    }),
    defaultOptions: {
      // Without a network a call fails and says so, rather than wait unseen until the network is back.
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        throwOnError: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

function isSuperseded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "superseded";
}

/** A superseded request is no failure: its query stands as it did before the request. */
function restore(query: Query<unknown, unknown, unknown>): void {
  query.setState({
    status: query.state.data === undefined ? "pending" : "success",
    fetchStatus: "idle",
    error: null,
    fetchFailureReason: null,
  });
}
