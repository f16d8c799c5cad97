import type { Money } from "#src/shared/lib/money.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { sumMoney, timesMoney } from "#src/shared/lib/money-math.ts";

/**
 * Returns a line's contribution to the cart total, in 元: number × price − full reduction + gifts (specification
 * section 5).
 */
export const lineAmount = ({ number, price, goods_manjian_amount, gift_data }: CartLine): Money =>
  sumMoney([timesMoney(price, number), -goods_manjian_amount, gift_data.total]);
