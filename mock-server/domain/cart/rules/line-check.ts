import { SHOP_RULES, type ShopRule } from "#mock/domain/common/shop-rules.ts";
import { quantityProblem, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { PricedLine } from "./priced-line.ts";

/** Why a product cannot be ordered, and by which rule. */
export type OrderProblem = { readonly message: string; readonly rule: ShopRule };

/**
 * Why these lines cannot be ordered together, once per product; empty when they can. Lines of the same goods share
 * its stock and limit.
 */
export function orderProblems(lines: readonly PricedLine[]): OrderProblem[] {
  const numbers = new Map<number, number>();
  for (const { line } of lines) numbers.set(line.goods_id, (numbers.get(line.goods_id) ?? 0) + line.number);
  const problems = new Map<number, OrderProblem>();
  for (const { goods } of lines) {
    const unavailable = unavailability(goods);
    const message = unavailable ?? quantityProblem(goods, numbers.get(goods.id) ?? 0);
    const rule = unavailable === undefined ? SHOP_RULES.quantity : SHOP_RULES.onSale;
    if (message !== undefined) problems.set(goods.id, { message, rule });
  }
  return [...problems.values()];
}
