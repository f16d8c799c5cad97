import type { QueryClient } from "@tanstack/react-query";
import { getMatchGoodsQueryOptions } from "#generated/hooks/goods/goods.ts";
import type { MatchGoods200, MatchGoodsBodyLinesItem } from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Asks what lines mean, at most 500 of them. A call would cancel the one before it, which a plan and somebody typing
 * both make: here each waits for the other. Rejects with the `ApiError`, which its caller has to tell.
 */
export function matchInTurn(
  client: QueryClient,
  lines: MatchGoodsBodyLinesItem[],
  signal?: AbortSignal,
): Promise<MatchGoods200> {
  const turn = last.then(async () => {
    signal?.throwIfAborted();
    const query = { staleTime: 0, gcTime: 0, meta: { onApiError: isToldHere } };
    return await client.fetchQuery(getMatchGoodsQueryOptions({ lines }, { query }));
  });
  last = turn.catch(() => {});
  return turn;
}

function isToldHere({ kind }: ApiError): boolean {
  return kind !== "login-required" && kind !== "agreement-required";
}
