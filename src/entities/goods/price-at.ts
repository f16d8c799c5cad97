import type { Goods } from "#generated/model/index.ts";
import { ladderPrice } from "./ladder.ts";

type Priced = Pick<Goods, "price" | "base_price" | "ladder_price" | "ladder_price_type" | "bzdw">;

/**
 * The unit price for this buyer at a quantity, in 元, using the price tiers if there are any; null when prices are
 * hidden.
 */
export function priceAt(goods: Priced, quantity: number): number | null {
  if (goods.price === null || goods.ladder_price.length === 0) return goods.price;
  return ladderPrice(goods, quantity) ?? goods.price;
}
