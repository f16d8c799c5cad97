import type { CartLine } from "#generated/model/cartLine.ts";
import { paths } from "#src/shared/paths.ts";
import type { PricedLine } from "#src/shared/ui/goods/priced-line-row.tsx";
import { lineAmount } from "./line-amount.ts";

/** A cart line as shown in the checkout. */
export function toPricedLine(line: CartLine): PricedLine {
  const { goods, gift_data: gift } = line;
  return {
    id: line.id,
    name: goods.name,
    to: paths.goods(goods.id),
    specification: goods.ypgg,
    maker: goods.sccj,
    unit: goods.bzdw,
    image: goods.goods_image[0]?.list_url,
    price: line.price,
    number: line.number,
    reduction: line.goods_manjian_amount,
    gift: gift.name && `${gift.type === 2 ? "换购" : "赠品"}：${gift.name} ×${gift.number}`,
    extra: gift.total,
    amount: lineAmount(line).toNumber(),
  };
}
