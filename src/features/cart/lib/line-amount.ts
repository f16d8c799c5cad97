import Big from "big.js";
import type { CartLine } from "#generated/model/cartLine.ts";

/**
 * What a line contributes to the cart total, in 元: number × price − full reduction + gifts (specification section 5).
 */
export function lineAmount({ number, price, goods_manjian_amount, gift_data }: CartLine): Big {
  return new Big(price).times(number).minus(goods_manjian_amount).plus(gift_data.total);
}

/**
 * The exact sum of the amounts of many lines. Sums integers in 分 as long as every amount has at most two decimals, as
 * the contract promises: a decimal library would take a frame for 3,000 lines. Any longer amount switches to
 * decimals.
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

/** NaN, which propagates through sums, for an amount with more than two decimals. */
function toCents(yuan: number): number {
  const cents = Math.round(yuan * 100);
  return cents / 100 === yuan ? cents : Number.NaN;
}
