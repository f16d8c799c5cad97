import type { BuyAgain } from "#generated/model/buyAgain.ts";
import type { BuyOrderAgainBody } from "#generated/model/buyOrderAgainBody.ts";
import { openCart } from "#mock/domain/cart/rules/line-adding.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { requireOrder } from "../rules/owned-order.ts";
import { numbersInCart, quantityAgain } from "../rules/quantity-again.ts";

type Item = { readonly goodsId: number; readonly name: string; readonly number: number };

/**
 * Adds the goods of an order to the cart again, or `requested` instead of them, at current prices. Where multiple,
 * limit or stock do not allow the quantity, as many as possible are added; where none can be, the reason is returned.
 * 403 before approval, 404 for another buyer's order.
 */
export function buyAgain(
  state: WorldState,
  user: UserRecord,
  orderId: number,
  requested?: BuyOrderAgainBody["params"],
): Omit<BuyAgain, "total"> {
  const cart = openCart(state, user);
  const order = requireOrder(state, user, orderId);
  const items: readonly Item[] =
    requested?.map(({ goods_id: goodsId, number }) => ({
      goodsId,
      name: state.goods.get(goodsId)?.name ?? "商品",
      number,
    })) ?? order.lines;
  const numbers = numbersInCart(cart.lines);
  const added: BuyAgain["added"] = [];
  const failed: BuyAgain["failed"] = [];
  for (const { goodsId, name, number } of items) {
    const inCart = numbers.get(goodsId) ?? 0;
    const again = quantityAgain(goodsFor(state, user, goodsId), number, inCart);
    if ("reason" in again) {
      failed.push({ goods_id: goodsId, name, reason: again.reason });
      continue;
    }
    const done = cart.add({ goods_id: goodsId, number: again.number });
    const line = "at" in done ? cart.lines[done.at] : undefined;
    if ("problem" in done || !line) {
      const reason = "problem" in done ? done.problem.message : "商品未能加入";
      failed.push({ goods_id: goodsId, name, reason });
      continue;
    }
    numbers.set(goodsId, inCart + again.number);
    const isChanged = again.number === number ? 0 : 1;
    added.push({ goods_id: goodsId, name, number: again.number, is_changed: isChanged, line_id: line.id });
  }
  cart.save();
  return { added, failed };
}
