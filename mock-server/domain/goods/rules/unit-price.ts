import { LadderPriceType } from "#generated/enums.ts";
import type { Fen } from "#mock/world/money.ts";
import type { GoodsRecord, LadderTier } from "../records.ts";

type Priced = Pick<GoodsRecord, "base_price" | "offer_price" | "ladder_price" | "ladder_price_type">;

/**
 * The unit price in 分 for a quantity (specification section 3, ladder_price). An active offer's price takes
 * precedence; then the price tiers, unless the line was added without them; else the base price.
 */
export function unitPrice(goods: Priced, quantity: number, withLadder = true): Fen {
  if (goods.offer_price !== null) return goods.offer_price;
  const tier = withLadder ? tierFor(goods.ladder_price, goods.ladder_price_type, quantity) : undefined;
  return tier?.price ?? goods.base_price;
}

/**
 * The tier of a quantity; tiers are sorted by number. Type 1 are up-to tiers, whose price applies up to the tier's
 * number. Otherwise a price applies from the tier's number on.
 */
function tierFor(
  tiers: readonly LadderTier[],
  type: GoodsRecord["ladder_price_type"],
  quantity: number,
): LadderTier | undefined {
  return type === LadderPriceType.UpToNumber
    ? tiers.find(({ number }) => quantity <= number)
    : tiers.findLast(({ number }) => quantity >= number);
}
