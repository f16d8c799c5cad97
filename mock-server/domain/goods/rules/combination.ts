import type { GoodsRecord } from "../records.ts";
import { unitPrice } from "./unit-price.ts";

const composed = new WeakMap<GoodsRecord, GoodsRecord>();

/**
 * A combination as its parts are now: as many sets as the stock and the limit of each part allow, and as base price
 * what the parts would cost on their own. Returns the same record until either changes, so that derived values can be
 * cached.
 */
export function asComposed(
  set: GoodsRecord,
  partOf: (goodsId: number) => GoodsRecord | undefined,
): GoodsRecord {
  let sets = Number.MAX_SAFE_INTEGER;
  let limit = 0;
  let worth = 0;
  for (const { goodsId, number } of set.parts) {
    const part = partOf(goodsId);
    sets = Math.min(sets, part ? Math.floor(part.number / number) : 0);
    worth += part ? unitPrice(part, number) * number : 0;
    if (!part || part.limit_number === 0) continue;
    const allowed = Math.floor(part.limit_number / number);
    if (allowed === 0) sets = 0;
    else limit = limit === 0 ? allowed : Math.min(limit, allowed);
  }
  const last = composed.get(set);
  if (last?.number === sets && last.limit_number === limit && last.base_price === worth) return last;
  const result: GoodsRecord = { ...set, number: sets, limit_number: limit, base_price: worth };
  composed.set(set, result);
  return result;
}
