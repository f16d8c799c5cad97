import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";
import { quantityBounds } from "#src/shared/lib/correct-quantity.ts";
import { isPriceHidden } from "./price.ts";
import { packOf, purchaseLimit } from "./quantity-rules.ts";

type Sold = Pick<Goods, "is_buy" | "no_buy_reason" | "number" | "zbz" | "limit_number" | "limit_left">;

/**
 * True if goods are on sale and in stock (specification section 4). Only the flag decides; the reason just explains
 * it.
 */
export function isForSale({ is_buy, number }: Pick<Goods, "is_buy" | "number">): boolean {
  return is_buy === Flag.Yes && number > 0;
}

/** Why nobody can buy these goods now, in the server's words where it has any; empty when they can be bought. */
export function noBuyReason(goods: Sold): string {
  const { no_buy_reason, number } = goods;
  const pack = packOf(goods);
  if (!isForSale(goods)) return no_buy_reason || (number <= 0 ? "已售罄" : "暂不可购买");
  const { max, maxReason } = purchaseLimit(goods);
  const { least, most } = quantityBounds({ multiple: pack, max });
  return most < least ? `${maxReason === "limit" ? "限购数量" : "库存"}不足一个中包装（${pack}）` : "";
}

/** Why this buyer cannot buy these goods now: also because their price is hidden. Empty when they can. */
export function buyingObstacle(goods: Sold & Pick<Goods, "price" | "base_price" | "price_hint">): string {
  return noBuyReason(goods) || (isPriceHidden(goods) ? hiddenPriceReason(goods) : "");
}

/** Returns the text shown in place of a hidden price. */
export function hiddenPriceReason({ price_hint }: Pick<Goods, "price_hint">): string {
  return price_hint || "暂不可见价格";
}
