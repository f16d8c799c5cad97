import { type Money, formatMoney } from "#src/shared/lib/money.ts";

export type PriceChange = { text: string; direction: "up" | "down" | "same" };

/**
 * Describes how a price has changed, in 元, since goods were starred or bought: `降 ¥0.50`. Undefined when one of the
 * prices is unknown.
 */
export function describeChange(change: Money | null): PriceChange | undefined {
  if (change === null) return undefined;
  if (change === 0) return { text: "价格未变", direction: "same" };
  return change < 0
    ? { text: `降 ${formatMoney(-change)}`, direction: "down" }
    : { text: `涨 ${formatMoney(change)}`, direction: "up" };
}
