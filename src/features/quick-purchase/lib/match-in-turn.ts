import type { QueryClient } from "@tanstack/react-query";
import { getMatchGoodsQueryOptions } from "#generated/hooks/goods/goods.ts";
import type { MatchGoods200, MatchGoodsBodyLinesItem } from "#generated/model/index.ts";
import { inlineUnless, isRedirect } from "#src/shared/api/error-kinds.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Matches up to 500 lines. A plan and a lookup while typing call the same path, and a call cancels the one before;
 * here they are queued instead. Rejects with the `ApiError`, which the caller has to report.
 */
export function matchInTurn(
  client: QueryClient,
  lines: MatchGoodsBodyLinesItem[],
  signal?: AbortSignal,
): Promise<MatchGoods200> {
  const turn = last.then(async () => {
    signal?.throwIfAborted();
    const query = { staleTime: 0, gcTime: 0, meta: { errors: inlineUnless(isRedirect) } };
    return await client.fetchQuery(getMatchGoodsQueryOptions({ lines }, { query }));
  });
  last = turn.catch(() => {});
  return turn;
}
