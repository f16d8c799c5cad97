import type { Goods } from "#generated/model/index.ts";
import { hiddenPriceReason } from "#src/entities/goods/for-sale.ts";
import { lineNumber, priceAt } from "#src/entities/goods/price.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";

type Props = { goods: Goods; quantity: number; size?: "sm" | "md" | "lg" };

/** The unit price that adding this quantity leads to, what is in the cart included, or why it is hidden. */
export function GoodsPrice({ goods, quantity, size = "md" }: Props) {
  const price = priceAt(goods, lineNumber(goods, quantity));
  return price === null ? (
    <Price value={null} hint={hiddenPriceReason(goods)} />
  ) : (
    <Price value={price} size={size} unit={goods.bzdw} />
  );
}
