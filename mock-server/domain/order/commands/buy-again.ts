import { openCart } from "#mock/domain/cart/rules/line-adding.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { limitLeft, raiseToMultiple, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderLineRecord } from "../records.ts";
import { requireOrder } from "../rules/own-order.ts";

export type Added = {
  readonly goods_id: number;
  readonly name: string;
  readonly number: number;
  readonly is_changed: 0 | 1;
};
export type NotAdded = { readonly goods_id: number; readonly name: string; readonly reason: string };

/**
 * Adds the goods of an order to the cart again, at current prices. Where multiple, limit or stock do not allow the
 * quantity, as many as possible are added; where none can be, the reason is returned. 403 before approval, 404 for
 * another buyer's order.
 */
export function buyAgain(
  state: WorldState,
  user: UserRecord,
  orderId: number,
): { added: Added[]; failed: NotAdded[] } {
  const cart = openCart(state, user);
  const order = requireOrder(state, user, orderId);
  const numbers = new Map<number, number>();
  for (const { goods_id: id, number } of cart.lines) numbers.set(id, (numbers.get(id) ?? 0) + number);
  const added: Added[] = [];
  const failed: NotAdded[] = [];
  for (const line of order.lines) {
    const inCart = numbers.get(line.goodsId) ?? 0;
    const result = addLine(goodsFor(state, user, line.goodsId), line, inCart, cart.add);
    if (typeof result === "number") {
      numbers.set(line.goodsId, inCart + result);
      const isChanged = result === line.number ? 0 : 1;
      added.push({ goods_id: line.goodsId, name: line.name, number: result, is_changed: isChanged });
    } else {
      failed.push({ goods_id: line.goodsId, name: line.name, reason: result });
    }
  }
  cart.save();
  return { added, failed };
}

/** Returns the quantity added, or why none was. */
function addLine(
  goods: GoodsRecord | undefined,
  line: OrderLineRecord,
  inCart: number,
  add: ReturnType<typeof openCart>["add"],
): number | string {
  if (!goods) return "商品已下架，请选购同类商品";
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) return unavailable;
  const most = Math.min(goods.number, limitLeft(goods)) - inCart;
  const room = Math.floor(most / goods.zbz) * goods.zbz;
  if (room <= 0)
    return inCart > 0
      ? "购物车中的数量已达到库存或限购上限"
      : `库存不足一个中包装（${goods.zbz} ${goods.bzdw}）`;
  const number = Math.min(raiseToMultiple(line.number, goods.zbz), room);
  const added = add({ goods_id: goods.id, number });
  return "problem" in added ? added.problem.message : number;
}
