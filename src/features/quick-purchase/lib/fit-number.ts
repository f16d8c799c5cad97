import type { Goods } from "#generated/model/goods.ts";
import { noBuyReason, quantityRules } from "#src/entities/goods/stock.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";

/** The quantity of the goods that is available instead of the requested one, and why; 0 when none is. */
export function fitNumber(goods: Goods, requested: number): { number: number; numberNote: string } {
  const blocked = noBuyReason(goods) || (goods.price === null ? goods.price_hint : "");
  if (blocked) return { number: 0, numberNote: blocked };
  const { value, message = "" } = correctQuantity(requested, { ...quantityRules(goods), unit: goods.bzdw });
  return { number: value, numberNote: message };
}
