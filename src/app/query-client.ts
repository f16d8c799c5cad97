import {
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  type QueryFilters,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from "@tanstack/react-query";
import { ApiError } from "#src/shared/api/api-error.ts";
import { arrivedAt } from "#src/shared/api/early-calls.ts";
import { isSuperseded } from "#src/shared/api/error-kinds.ts";
import { isFromBefore } from "#src/shared/api/respond-offline.ts";
import { setServerTime } from "#src/shared/lib/server-clock.ts";
import type { CallMeta } from "./call-meta.ts";

export type ReportError = (error: unknown, meta: CallMeta | undefined, source: "query" | "mutation") => void;

/**
 * Creates the query cache. Failures are reported to the error catalogue once, and nothing is retried behind the
 * user's back. Every response with a server time sets the clock used by countdowns.
 */
export function createQueryClient(report: ReportError): QueryClient {
  // In a microtask rather than a timer: a page that waits for a response renders one frame sooner.
  notifyManager.setScheduler(queueMicrotask);
  return new ShopQueryClient({
    queryCache: new QueryCache({
      onSuccess: (response) => {
        const seconds = isFromBefore(response) ? undefined : readServerTime(response);
        if (seconds !== undefined) setServerTime(seconds, arrivedAt(response));
      },
      onError: (error, query) => {
        if (wasSuperseded(error)) restore(query);
        else report(error, query.meta, "query");
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!wasSuperseded(error)) report(error, mutation.meta, "mutation");
      },
    }),
    defaultOptions: {
      // Offline calls fail and say so instead of pausing until the network is back.
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

/**
 * TanStack's client, which also refetches queries that were invalidated during their first load. TanStack awaits that
 * first response, although the server may have sent it before the change.
 */
class ShopQueryClient extends QueryClient {
  /**
   * For logins and logouts, after which nothing that was loaded is right any longer. The page itself keeps showing what
   * it shows until the responses arrive, rather than skeletons.
   */
  override async resetQueries(filters: QueryFilters = {}): Promise<void> {
    this.removeQueries({ ...filters, type: "inactive" });
    await this.invalidateQueries(filters as InvalidateQueryFilters);
  }

  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (loading.length > 0)
      await super.invalidateQueries({ predicate: (query) => loading.includes(query) }, options);
  }
}

/** The server time in a response (`data.timestamp`, seconds since 1970); undefined if there is none. */
function readServerTime(response: unknown): number | undefined {
  const timestamp = fieldOf(fieldOf(response, "data"), "timestamp");
  return typeof timestamp === "number" ? timestamp : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function wasSuperseded(error: unknown): boolean {
  return error instanceof ApiError && isSuperseded(error);
}

/** A superseded request is not a failure: restores the query to its state before the request. */
function restore(query: Query<unknown, unknown, unknown>): void {
  query.setState({
    status: query.state.data === undefined ? "pending" : "success",
    fetchStatus: "idle",
    error: null,
    fetchFailureReason: null,
  });
}
