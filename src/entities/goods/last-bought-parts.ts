import type { Goods } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

type LastBought = Pick<Goods, "bought" | "last_price" | "last_bought_at">;

/**
 * When and at what price the buyer has bought goods: 买过, 上次 ¥12.50 and 11-21, the day with its year once it is another.
 * Empty for goods that they have not bought.
 */
export function lastBoughtParts({ bought, last_price, last_bought_at }: LastBought, today: Date): string[] {
  if (!bought) return [];
  const price = last_price === undefined || last_price === null ? "" : `上次 ${formatMoney(last_price)}`;
  const day = last_bought_at?.slice(0, 10) ?? "";
  const isThisYear = day.startsWith(`${today.getFullYear()}-`);
  return ["买过", price, isThisYear ? day.slice(5) : day].filter(Boolean);
}
