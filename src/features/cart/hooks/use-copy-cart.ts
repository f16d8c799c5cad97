import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getCopyCartMutationOptions } from "#generated/hooks/cart/cart.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";

/** The result of copying to one store. */
export type CopyResult =
  | { state: "copying" }
  | { state: "done"; copied: number; skipped: number }
  | { state: "failed"; message: string };

/** Copies lines to other stores, one after the other, so that each has its own result. */
export function useCopyCart(lineIds: readonly number[]) {
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<number, CopyResult>>(new Map());
  const [isCopying, setCopying] = useState(false);

  const note = (storeId: number, result: CopyResult) =>
    setResults((before) => new Map(before).set(storeId, result));

  const copy = async (storeIds: readonly number[]): Promise<void> => {
    const options = getCopyCartMutationOptions(client, { mutation: { meta: { errors: shownInPlace } } });
    setCopying(true);
    for (const storeId of storeIds) {
      note(storeId, { state: "copying" });
      const data = { ids: [...lineIds], other_user_ids: [storeId] };
      try {
        const response = await runMutation(client, options, { data });
        note(storeId, { state: "done", ...response.data });
      } catch (error) {
        note(storeId, { state: "failed", message: reasonOf(error) });
      }
    }
    setCopying(false);
  };

  return { results, isCopying, copy };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "复制失败，请重试";
  if (error.kind === "validation") return error.firstFieldMessage;
  if (error.kind === "server") return "系统繁忙，请稍候再试";
  if (error.kind === "timeout") return "请求超时，请重试";
  return error.message;
}
