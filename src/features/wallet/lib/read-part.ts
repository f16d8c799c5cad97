import { isAmount } from "#src/shared/lib/is-amount.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney, type Money } from "#src/shared/lib/money.ts";

export type Part = { amount?: Money; problem?: string };

/** Reads what is to be repaid of an amount in 元 that is owed: no amount for all of it, a problem for a wrong one. */
export function readPart(written: string | undefined, owed: Money): Part {
  if (written === undefined) return {};
  const text = written.replaceAll(/[\s,，¥￥元]/gu, "");
  if (!isAmount(text) || Number(text) === 0) return { problem: "请填写还款金额，最多两位小数" };
  const left = minusMoney(owed, Number(text));
  if (left < 0) return { problem: `最多还 ${formatMoney(owed)}` };
  return left === 0 ? {} : { amount: Number(text) };
}
