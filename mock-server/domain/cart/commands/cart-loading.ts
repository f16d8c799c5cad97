import { Flag } from "#generated/enums.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { cartLines, pricedCart } from "../rules/priced-cart.ts";
import type { PricedLine } from "../rules/priced-line.ts";

/**
 * The cart as loaded by its page: unavailable lines are unselected, and stay so when the goods become available again
 * (specification section 4).
 */
export function loadCart(state: WorldState, user: UserRecord): PricedLine[] {
  const priced = pricedCart(state, user.id);
  const unavailable = new Set(
    priced
      .filter(({ line, canSelect }) => line.is_selected === Flag.Yes && !canSelect)
      .map(({ line }) => line.id),
  );
  if (unavailable.size === 0) return priced;
  const lines = cartLines(state, user.id);
  state.carts.put(
    user.id,
    lines.map((line) => (unavailable.has(line.id) ? { ...line, is_selected: Flag.No } : line)),
  );
  return pricedCart(state, user.id);
}
