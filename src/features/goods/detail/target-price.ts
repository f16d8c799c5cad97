import { isAmount } from "#src/shared/lib/is-amount.ts";
import { compareMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney, type Money } from "#src/shared/lib/money.ts";

/** Reads a target price in 元 that has to be below the price now: the amount, or what is wrong with it. */
export function readTarget(written: string, now: Money): { price?: Money; problem?: string } {
  const text = written.replaceAll(/[\s,，¥￥元]/gu, "");
  if (!isAmount(text) || Number(text) === 0) return { problem: "请填写目标价，最多两位小数" };
  const price = Number(text);
  return compareMoney(price, now) < 0 ? { price } : { problem: `目标价须低于现价 ${formatMoney(now)}` };
}
