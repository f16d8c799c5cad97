import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { cartLines } from "../rules/priced-cart.ts";
import { priceLine } from "../rules/priced-line.ts";
import { previousOf, seenOffer } from "../rules/seen-offer.ts";

/** The buyer has seen what changed of these lines, which are ignored if they are gone. Returns how many had changed. */
export function readChanges(state: WorldState, user: UserRecord, ids: readonly number[]): number {
  const requested = new Set(ids);
  let read = 0;
  const lines = cartLines(state, user.id).map((line) => {
    const goods = requested.has(line.id) ? goodsFor(state, user, line.goods_id) : undefined;
    if (!goods || previousOf(line, goods, priceLine(line, goods).price) === null) return line;
    read += 1;
    return { ...line, seen: seenOffer(line, goods) };
  });
  if (read > 0) state.carts.put(user.id, lines);
  return read;
}
