import type { CartLine } from "#generated/model/cartLine.ts";

/** Amounts are added in integer 分, since floating-point sums are off by one now and then. */
export const fen = (yuan: number): number => Math.round(yuan * 100);

/** The parts of a line's amount. */
export type Priced = Pick<CartLine, "price" | "number" | "goods_manjian_amount" | "gift_data">;

/** The amount of a line in 分: quantity × price − full reduction + gift total (§5). */
export const lineFen = ({
  number,
  price,
  goods_manjian_amount: reduction,
  gift_data: gift,
}: Priced): number => number * fen(price) - fen(reduction) + fen(gift.total);
