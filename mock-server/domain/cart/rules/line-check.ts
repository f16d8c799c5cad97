import { SHOP_RULES, type ShopRule } from "#mock/domain/common/shop-rules.ts";
import { asSoldTo, rightsOf } from "#mock/domain/goods/rules/buying-rights.ts";
import { unitsIn } from "#mock/domain/goods/rules/contents.ts";
import { excessProblem, quantityProblem, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { PricedLine } from "./priced-line.ts";

/** Why a product cannot be ordered, and by which rule. */
export type OrderProblem = { readonly message: string; readonly rule: ShopRule };

/**
 * Why a buyer cannot order these lines together, once per product; empty when they can. Lines of the same goods, and
 * combinations with their parts, share its stock and limit.
 */
export function orderProblems(
  state: WorldState,
  userId: number,
  lines: readonly PricedLine[],
): OrderProblem[] {
  const problems = new Map<number, OrderProblem>();
  const numbers = new Map<number, number>();
  for (const { line } of lines) numbers.set(line.goods_id, (numbers.get(line.goods_id) ?? 0) + line.number);
  for (const { goods } of lines) {
    const unavailable = unavailability(goods);
    const message = unavailable ?? quantityProblem(goods, numbers.get(goods.id) ?? 0);
    const rule = unavailable === undefined ? SHOP_RULES.quantity : SHOP_RULES.onSale;
    if (message !== undefined) problems.set(goods.id, { message, rule });
  }
  if (lines.every(({ goods }) => goods.parts.length === 0)) return [...problems.values()];
  const rights = rightsOf(state, state.users.get(userId));
  const units = unitsIn(
    [...numbers].map(([goodsId, number]) => ({ goodsId, number })),
    (id) => state.goods.get(id),
  );
  for (const [id, number] of units) {
    const goods = state.goods.get(id);
    const message = goods && excessProblem(asSoldTo(goods, rights), number);
    if (message !== undefined && !problems.has(id)) problems.set(id, { message, rule: SHOP_RULES.quantity });
  }
  return [...problems.values()];
}
