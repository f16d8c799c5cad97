import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/** Runs one call of a generated hook outside of a component: it outlives the page, and its errors reach the catalogue. */
export async function runMutation<TData, TError, TVariables, TContext>(
  client: QueryClient,
  options: MutationOptions<TData, TError, TVariables, TContext>,
  variables: TVariables,
): Promise<TData> {
  return client.getMutationCache().build(client, options).execute(variables);
}
