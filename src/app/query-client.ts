import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/shared/api/api-error.ts";
import type { CallMeta } from "./call-meta.ts";

type ReportError = (error: unknown, meta: CallMeta | undefined) => void;

/** The query cache. Failures go to the error catalogue once, and nothing is retried behind the user's back. */
export function createQueryClient(report: ReportError): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
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
