import type { BuyAgainLine } from "#generated/model/buyAgainLine.ts";
import type { BuyAgainPreview } from "#generated/model/buyAgainPreview.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import { presentGoods, viewOf } from "#mock/domain/goods/present/goods.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { substituteFor } from "#mock/domain/goods/rules/substitute.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import type { OrderRecord } from "../records.ts";
import { numbersInCart, quantityAgain } from "../rules/quantity-again.ts";

/** The goods of an order as they could be bought again today. */
export function presentBuyAgain(
  state: WorldState,
  user: UserRecord,
  order: OrderRecord,
  origin: string,
): BuyAgainPreview {
  const view = viewOf(state, user, origin);
  const numbers = numbersInCart(cartLines(state, user.id));
  const lines = order.lines.map((line): BuyAgainLine => {
    const { goodsId, name, ypgg, sccj, bzdw, price, number: lastNumber } = line;
    const goods = goodsFor(state, user, goodsId);
    const inCart = numbers.get(goodsId) ?? 0;
    const again = quantityAgain(goods, lastNumber, inCart);
    const number = "number" in again ? again.number : 0;
    numbers.set(goodsId, inCart + number);
    const substitute = number === 0 && inCart === 0 ? substituteFor(state, user, goodsId) : undefined;
    return {
      id: line.id,
      goods_id: goodsId,
      name,
      ypgg,
      sccj,
      bzdw,
      last_price: toYuan(price),
      last_number: lastNumber,
      number,
      reason: "reason" in again ? again.reason : number === lastNumber ? "" : "按中包装、限购和库存调整",
      goods: goods ? presentGoods(goods, view) : null,
      substitute: substitute ? presentGoods(substitute, view) : null,
    };
  });
  return { order_id: order.id, order_no: order.orderNo, lines };
}
