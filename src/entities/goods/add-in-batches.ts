import type { AddCartLines200Data, AddToCartItem } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { refusedItems } from "./refused-items.ts";

/** The result of adding goods to the cart: the quantity now in the cart, or why they were not added. */
export type AddResult = { readonly number: number } | { readonly problem: string };

/** Items per call; the contract allows 1,000. */
const BATCH = 200;

type Send = (items: AddToCartItem[]) => Promise<AddCartLines200Data>;

/**
 * Adds many goods to the cart, each exactly once. The server refuses a call as a whole and names the offending items:
 * these are left out and the rest is sent again. Returns the result by goods id; goods without a result were not
 * tried, because a call failed for another reason, which the error catalogue has already shown.
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

/** Errors that are shown beside the goods rather than by the error catalogue. */
export function isShownByGoods({ kind, errors, message }: ApiError): boolean {
  return (kind === "validation" && refusedItems(errors).size > 0) || (kind === "business" && message !== "");
}

function problemsOf(error: unknown, count: number): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError) || !isShownByGoods(error)) return new Map();
  const named = [...refusedItems(error.errors)].filter(([index]) => index < count);
  // A refusal that names no item applies to all of them.
  if (named.length === 0)
    return new Map(Array.from({ length: count }, (_, index) => [index, error.firstFieldMessage]));
  return new Map(named);
}
