import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/** Runs a generated mutation outside a component: it outlives the page, and its errors reach the error catalogue. */
export async function runMutation<TData, TError, TVariables, TContext>(
  client: QueryClient,
  options: MutationOptions<TData, TError, TVariables, TContext>,
  variables: TVariables,
): Promise<TData> {
  return client.getMutationCache().build(client, options).execute(variables);
}
