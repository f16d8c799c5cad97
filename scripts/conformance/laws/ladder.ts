import { LadderPriceType } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { fen } from "../../api-client/amounts.ts";

type Priced = Pick<Goods, "base_price" | "ladder_price" | "ladder_price_type">;

/** The price of one unit in 元 by the tiers of goods without an offer; null where prices are hidden. */
function priceAt(
  { base_price: base, ladder_price: tiers, ladder_price_type: type }: Priced,
  quantity: number,
) {
  const tier =
    type === LadderPriceType.UpToNumber
      ? tiers.find(({ number }) => number >= quantity)
      : tiers.findLast(({ number }) => number <= quantity);
  return tier?.price ?? base;
}

/** True if a price in 元 is that of the tiers at a quantity, or the tiers are hidden. */
export function isPriceAt(price: number, goods: Priced, quantity: number): boolean {
  const wanted = priceAt(goods, quantity);
  return wanted === null || fen(price) === fen(wanted);
}
