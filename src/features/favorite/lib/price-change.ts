import { formatMoney } from "#src/shared/lib/money.ts";

export type PriceChange = { text: string; direction: "up" | "down" | "same" };

/** How a price has moved since goods were starred, in 元: `降 ¥0.50`. Nothing where one of the prices is not known. */
export function describeChange(change: number | null): PriceChange | undefined {
  if (change === null) return undefined;
  if (change === 0) return { text: "价格未变", direction: "same" };
  return change < 0
    ? { text: `降 ${formatMoney(-change)}`, direction: "down" }
    : { text: `涨 ${formatMoney(change)}`, direction: "up" };
}
