import {
  type MutationOptions,
  matchQuery,
  type Query,
  type QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";

/** Runs a generated mutation outside a component: it outlives the page, and its errors reach the error catalogue. */
export async function runMutation<TData, TError, TVariables, TContext>(
  client: QueryClient,
  options: MutationOptions<TData, TError, TVariables, TContext>,
  variables: TVariables,
): Promise<TData> {
  return client.getMutationCache().build(client, options).execute(variables);
}

/**
 * The client for the options of a mutation whose caller writes the new state into some queries itself: invalidates what
 * the contract names but for these.
 */
export function leavingOut(client: QueryClient, isWritten: (query: Query) => boolean): QueryClient {
  const invalidateQueries = (filters: QueryFilters) =>
    client.invalidateQueries({ predicate: (query) => matchQuery(filters, query) && !isWritten(query) });
  return Object.assign(Object.create(client) as QueryClient, { invalidateQueries });
}
