import type { Goods } from "#generated/model/index.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";
import { priceAt } from "./price.ts";

/**
 * Returns the price of one unit of a pack's content at a quantity of packs, for comparing packs: `¥0.219/粒`. Empty
 * when prices are hidden, or the specification does not give the content.
 */
export function contentPriceText(goods: Goods, quantity: number): string {
  const { pack_content: content } = goods;
  const price = content ? priceAt(goods, quantity) : null;
  return content && price !== null ? `¥${pricePerUnit(price, content.number)}/${content.unit}` : "";
}
