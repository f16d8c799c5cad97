import { Flag } from "#generated/enums.ts";
import { invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { quantityProblem, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { cartLines } from "./priced-cart.ts";
import { type PricedLine, priceLine } from "./priced-line.ts";
import { isSelectable } from "./selectable.ts";

/**
 * Sets the quantity of a line. 404 for a line that is not in this cart; 422 on `params.number` for a quantity that
 * violates multiple, limit or stock. Returns the updated line.
 */
export function setLineNumber(
  state: WorldState,
  user: UserRecord,
  lineId: number,
  number: number,
): PricedLine {
  const lines = cartLines(state, user.id);
  const line = lines.find(({ id }) => id === lineId);
  const goods = line && goodsFor(state, user, line.goods_id);
  if (!line || !goods) throw notFound("该商品已不在购物车中，请刷新购物车", SHOP_RULES.ownData);
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) throw invalidField("params.number", unavailable, SHOP_RULES.onSale);
  const problem = quantityProblem(goods, number);
  if (problem !== undefined) throw invalidField("params.number", problem, SHOP_RULES.quantity);
  const changed = { ...line, number };
  state.carts.put(
    user.id,
    lines.map((other) => (other.id === lineId ? changed : other)),
  );
  return priceLine(changed, goods);
}

/** Selects or unselects lines; unavailable ones stay unselected and are named. Unknown ids are ignored. */
export function selectLines(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
  isSelected: Flag,
): { changed: number; refusedIds: number[] } {
  const requested = new Set(ids);
  const refusedIds: number[] = [];
  let changed = 0;
  const lines = cartLines(state, user.id).map((line) => {
    if (!requested.has(line.id)) return line;
    const goods = goodsFor(state, user, line.goods_id);
    const refused = isSelected === Flag.Yes && (!goods || !isSelectable(line, goods));
    if (refused) refusedIds.push(line.id);
    const selected = refused ? Flag.No : isSelected;
    if (line.is_selected === selected) return line;
    changed += 1;
    return { ...line, is_selected: selected };
  });
  if (changed > 0) state.carts.put(user.id, lines);
  return { changed, refusedIds };
}

/** Removes lines, ignoring those already removed. */
export function deleteLines(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
): { deleted: number; total: number } {
  const requested = new Set(ids);
  const lines = cartLines(state, user.id);
  const left = lines.filter(({ id }) => !requested.has(id));
  if (left.length < lines.length) state.carts.put(user.id, left);
  return { deleted: lines.length - left.length, total: left.length };
}
