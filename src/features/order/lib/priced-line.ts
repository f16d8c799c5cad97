import type { OrderLine } from "#generated/model/orderLine.ts";
import { paths } from "#src/shared/paths.ts";
import type { PricedLine } from "#src/shared/ui/goods/priced-line-row.tsx";

export function toPricedLine(line: OrderLine): PricedLine {
  const { gift_data: gift } = line;
  return {
    id: line.id,
    name: line.name,
    to: paths.goods(line.goods_id),
    specification: line.ypgg,
    maker: line.sccj,
    unit: line.bzdw,
    image: line.image,
    price: line.price,
    number: line.number,
    reduction: line.goods_manjian_amount,
    gift: gift.name && `${gift.type === 2 ? "换购" : "赠品"}：${gift.name} ×${gift.number}`,
    extra: gift.total,
    amount: line.amount,
  };
}
