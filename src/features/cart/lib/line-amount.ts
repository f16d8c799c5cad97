import Big from "big.js";
import type { CartLine } from "#generated/model/cartLine.ts";

/** What a line adds to the cart total: number × price − full reduction + gifts (specification section 5). */
export function lineAmount({ number, price, goods_manjian_amount, gift_data }: CartLine): Big {
  return new Big(price).times(number).minus(goods_manjian_amount).plus(gift_data.total);
}

/**
 * The exact sum of the amounts of many lines. It counts in whole 分 where every term has at most two decimals, as the
 * contract promises: a decimal library takes a frame for 3,000 lines. One longer term, and all is decimals again.
 */
export function sumAmounts(lines: readonly CartLine[]): Big {
  let cents = 0;
  for (const line of lines) cents += lineCents(line);
  if (Number.isSafeInteger(cents)) return new Big(cents).div(100);
  return lines.reduce((sum, line) => sum.plus(lineAmount(line)), new Big(0));
}

function lineCents({ number, price, goods_manjian_amount, gift_data }: CartLine): number {
  return number * toCents(price) - toCents(goods_manjian_amount) + toCents(gift_data.total);
}

/** NaN, which spreads through any sum, for an amount with more than two decimals. */
function toCents(yuan: number): number {
  const cents = Math.round(yuan * 100);
  return cents / 100 === yuan ? cents : Number.NaN;
}
