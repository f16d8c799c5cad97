import { Flag } from "#generated/enums.ts";
import { CART_LINES_MAX } from "#generated/limits.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { quantityProblem, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type CartLineRecord, FIRST_NEW_LINE_ID } from "../records.ts";
import { cartLines } from "../rules/priced-cart.ts";

/**
 * Copies lines to the carts of other stores of the same owner. Quantities are set, not added, so a repeated call
 * changes nothing. 422 on `ids` for lines that are not in the cart, on `other_user_ids` for another owner's store.
 * Lines that a store cannot buy, or has no room for, are skipped.
 */
export function copyCart(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
  storeIds: readonly number[],
): { copied: number; skipped: number } {
  const requested = new Set(ids);
  const lines = cartLines(state, user.id).filter(({ id }) => requested.has(id));
  const stores = [...new Set(storeIds)].map((id) => state.users.get(id));
  const errors = {
    ...(lines.length < requested.size && { ids: ["有商品已不在购物车中，请刷新购物车"] }),
    ...(!stores.every((store) => store?.ownerId === user.ownerId && store.id !== user.id) && {
      other_user_ids: ["门店不存在或不属于您，请重新选择门店"],
    }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.ownData);
  let copied = 0;
  for (const store of stores) if (store) copied += copyInto(state, store, lines);
  return { copied, skipped: lines.length * stores.length - copied };
}

function copyInto(state: WorldState, store: UserRecord, lines: readonly CartLineRecord[]): number {
  if (store.is_passed === Flag.No) return 0;
  const storeLines = [...cartLines(state, store.id)];
  const positions = new Map<string, number>();
  // The first of several wins.
  for (const [at, line] of storeLines.entries())
    if (!positions.has(offerOf(line))) positions.set(offerOf(line), at);
  let copied = 0;
  for (const line of lines) {
    const goods = goodsFor(state, store, line.goods_id);
    if (!goods || (unavailability(goods) ?? quantityProblem(goods, line.number)) !== undefined) continue;
    const at = positions.get(offerOf(line)) ?? storeLines.length;
    if (at === CART_LINES_MAX) continue;
    const id = storeLines[at]?.id ?? state.next("cart-line", FIRST_NEW_LINE_ID);
    storeLines[at] = { ...line, id, is_selected: Flag.Yes };
    positions.set(offerOf(line), at);
    copied += 1;
  }
  state.carts.put(store.id, storeLines);
  return copied;
}

const offerOf = ({ goods_id, ladder_price_id, goods_manjian_id }: CartLineRecord): string =>
  [goods_id, ladder_price_id, goods_manjian_id].join("-");
