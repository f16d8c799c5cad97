import type { AddCartLines200Data, AddToCartItem } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";

/** What became of goods that were to be added: how many are in the cart now, or why they are not. */
export type AddResult = { readonly number: number } | { readonly problem: string };

/** As many as one call carries; the contract allows 1,000. */
const BATCH = 200;

type Send = (items: AddToCartItem[]) => Promise<AddCartLines200Data>;

/**
 * Adds many goods to the cart, each of them once. The server refuses a call as a whole and names what is in the way: that
 * is left out, and the rest is sent again. Answers what became of each, by goods id; goods without an answer were not
 * tried, because a call failed for another reason, which the error catalogue has told by then.
 */
export async function addInBatches(
  items: readonly AddToCartItem[],
  send: Send,
  onProgress?: (done: number) => void,
): Promise<ReadonlyMap<number, AddResult>> {
  const results = new Map<number, AddResult>();
  for (let start = 0; start < items.length; start += BATCH) {
    let batch = items.slice(start, start + BATCH);
    while (batch.length > 0) {
      try {
        const { lines } = await send(batch);
        for (const { goods_id, number } of lines) results.set(goods_id, { number });
        batch = [];
      } catch (error) {
        const problems = problemsOf(error, batch.length);
        if (problems.size === 0) return results;
        for (const [index, problem] of problems) {
          const item = batch[index];
          if (item) results.set(item.goods_id, { problem });
        }
        batch = batch.filter((_, index) => !problems.has(index));
      }
    }
    onProgress?.(Math.min(start + BATCH, items.length));
  }
  return results;
}

/** Errors that are told beside the goods rather than by the error catalogue. */
export function isToldByGoods({ kind, errors, message }: ApiError): boolean {
  return (kind === "validation" && namedItems(errors).length > 0) || (kind === "business" && message !== "");
}

function problemsOf(error: unknown, count: number): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError) || !isToldByGoods(error)) return new Map();
  const named = namedItems(error.errors).filter(([index]) => index < count);
  // A refusal that names nothing is about all of them.
  if (named.length === 0)
    return new Map(Array.from({ length: count }, (_, index) => [index, error.firstFieldMessage]));
  return new Map(named);
}

/** `params.3.number` is about the fourth. */
function namedItems(errors: ApiError["errors"]): (readonly [index: number, message: string])[] {
  return Object.entries(errors).flatMap(([field, [message = ""]]) => {
    const index = /^params\.(\d+)(?:\.|$)/u.exec(field)?.[1];
    return index === undefined ? [] : [[Number(index), message] as const];
  });
}
