import type { AddToCartItem, Goods } from "#generated/model/index.ts";
import { toCartItem } from "#src/entities/goods/cart-item.ts";
import { bucketOf, type PlanLine } from "./plan.ts";

/** Lines converted to items before yielding to the browser. */
const AT_ONCE = 500;

/** Goods of ready lines, and what adds them to the cart. */
export type ReadyGoods = { readonly goods: Goods; readonly item: AddToCartItem };

/** The cart items of the ready lines; lines of the same goods are merged. */
export async function cartItems(lines: readonly PlanLine[]): Promise<ReadyGoods[]> {
  const ready = lines.filter((line) => bucketOf(line) === "ready");
  const groups = [...Map.groupBy(ready, ({ goodsId }) => goodsId).values()];
  const items: ReadyGoods[] = [];
  for (let start = 0; start < groups.length; start += AT_ONCE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    for (const same of groups.slice(start, start + AT_ONCE)) {
      const goods = same[0]?.goods;
      const number = same.reduce((sum, line) => sum + line.number, 0);
      const item = goods && toCartItem(goods, number);
      if (goods && item) items.push({ goods, item });
    }
  }
  return items;
}
