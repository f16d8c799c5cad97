import type { Goods } from "#generated/model/index.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";
import { priceAt } from "./price.ts";

/** The strength or volume of one unit: `10g` of `10g*20袋`. */
const DOSE = /^[\d.]+(?:μg|mg|g|ml|L)(?=\*)/u;

/**
 * Returns the price by which goods compare with their equals, at a quantity of packs, and which those are: by the gram
 * with goods of the same substance; without a known one by the unit with goods of the same name and strength, or by
 * the pack with those of the same specification. Null when prices are hidden.
 */
export function comparablePrice(goods: Goods, quantity: number): { equals: string; price: number } | null {
  const { name, ypgg, pack_content: content } = goods;
  const price = priceAt(goods, quantity);
  if (price === null) return null;
  if (!content) return { equals: `${name} ${ypgg}`, price };
  const { substance, number, unit } = content;
  const dose = DOSE.exec(ypgg)?.[0] ?? "";
  return {
    equals: substance ? substance.name : `${name} ${dose} ${unit}`,
    price: Number(pricePerUnit(price, substance?.grams ?? number)),
  };
}
