import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getMatchGoodsQueryOptions } from "#generated/hooks/goods/goods.ts";
import type { GoodsMatch } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import type { PlanLine } from "../plan/plan.ts";

/** Lines per call: few enough that progress is visible and a lookup while typing does not wait long. */
const CHUNK = 100;

/** A lookup while typing calls the same path; errors are shown as the reason of a pause. */
const MATCHING = {
  query: { staleTime: 0, gcTime: 0, meta: { errors: shownInPlace } },
  request: { repeat: "wait" },
} as const;

/** A line of a plan, or a row of goods × stores. */
type Matched = Pick<PlanLine, "key" | "text" | "match" | "goodsId">;

type Pause = { isFailure: boolean; message: string };

/** Matches the unmatched lines in chunks until all are matched, it is stopped, or it fails. */
export function useMatching(
  plan: { readonly lines: readonly Matched[] },
  putMatches: (matches: ReadonlyMap<string, GoodsMatch>) => void,
) {
  const client = useQueryClient();
  const [pause, setPause] = useState<Pause>();
  const waiting = plan.lines.filter(({ match }) => match === "waiting");
  const chunk = waiting.slice(0, CHUNK);
  const [next] = chunk;
  // A line whose goods are gone is matched a second time, by its text.
  const first = next && `${next.key} ${next.goodsId ?? ""}`;

  useEffect(() => {
    if (first === undefined || pause) return;
    const controller = new AbortController();
    // The number of packs in a quantity depends on the matched goods.
    const lines = chunk.map(({ text, goodsId }) => ({
      text: goodsId === undefined ? text : String(goodsId),
    }));
    void (async () => {
      try {
        const { data: matches } = await client.fetchQuery(getMatchGoodsQueryOptions({ lines }, MATCHING));
        if (controller.signal.aborted) return;
        putMatches(new Map(matches.map((match) => [chunk[match.index]?.key ?? "", match])));
      } catch (error) {
        if (!controller.signal.aborted) setPause({ isFailure: true, message: reasonOf(error) });
      }
    })();
    return () => controller.abort();
    // `first` identifies the chunk, because lines are matched strictly from the front.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first, pause, client, putMatches]);

  return {
    waiting: waiting.length,
    isMatching: waiting.length > 0 && !pause,
    pause: waiting.length > 0 ? pause : undefined,
    stop: () => setPause({ isFailure: false, message: "" }),
    resume: () => setPause(undefined),
  };
}

export type Matching = ReturnType<typeof useMatching>;

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.firstFieldMessage) || "系统繁忙，请稍候再试";
}
