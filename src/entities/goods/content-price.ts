import type { Goods } from "#generated/model/goods.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";
import { priceAt } from "./price.ts";

/**
 * What one unit of the content costs in packs at a quantity, for comparing packs: `¥0.219/粒`. Empty when prices are
 * hidden, or the specification does not say what a pack holds.
 */
export function contentPriceText(goods: Goods, quantity: number): string {
  const { pack_content: content } = goods;
  const price = content ? priceAt(goods, quantity) : null;
  return content && price !== null ? `¥${pricePerUnit(price, content.number)}/${content.unit}` : "";
}
