import type { Goods } from "#generated/model/index.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";
import { contentPriceText } from "./content-price.ts";
import { priceAt } from "./price.ts";

/** The price of one gram of the substance, for a pack at a quantity of packs: `¥1.73/g`; empty without a known one. */
export function gramPriceText(goods: Goods, quantity: number): string {
  const substance = goods.pack_content?.substance;
  const price = substance ? priceAt(goods, quantity) : null;
  return substance && price !== null ? `¥${pricePerUnit(price, substance.grams)}/g` : "";
}

/** The prices by which goods compare with others, for one of their units and one gram: `¥0.52/粒 ¥1.73/g`. */
export const comparablePricesText = (goods: Goods, quantity: number): string =>
  [contentPriceText(goods, quantity), gramPriceText(goods, quantity)].filter(Boolean).join(" ");
