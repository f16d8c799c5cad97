import type { WorldState } from "#mock/domain/world-state.ts";
import type { Purchases } from "../bought.ts";
import { isAvailable } from "../quantity.ts";

/** A list of goods with those ahead that the buyer has bought before and that are available; else in its order. */
export function boughtFirst(
  state: WorldState,
  ids: readonly number[],
  purchases: Purchases,
): readonly number[] {
  if (purchases.size === 0) return ids;
  const ahead = new Set(
    ids.filter((id) => {
      const goods = purchases.has(id) ? state.goods.get(id) : undefined;
      return goods !== undefined && isAvailable(goods);
    }),
  );
  return ahead.size === 0 ? ids : [...ahead, ...ids.filter((id) => !ahead.has(id))];
}
