import type { Goods } from "#generated/model/goods.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";

/** The quantity of the goods that is available instead of the requested one, and why; 0 when none is. */
export function fitNumber(goods: Goods, requested: number): { number: number; numberNote: string } {
  const blocked = buyingObstacle(goods);
  if (blocked) return { number: 0, numberNote: blocked };
  const { value, message = "" } = correctQuantity(requested, quantityRules(goods));
  return { number: value, numberNote: message };
}
