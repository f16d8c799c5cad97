import { type Money, formatMoney } from "#src/shared/lib/money.ts";

/** A signed change of the balance in 元: `+¥36.00`, `-¥319.50`. */
export function formatChange(amount: Money): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
}
