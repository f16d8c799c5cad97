import type { Money } from "#generated/model/money.ts";

export type { Money };

// In decimal digits: binary floating point must not lose a 分.
const amounts = new Intl.NumberFormat("zh-CN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: "floor",
});

/** `¥1,123.00`, `-¥0.01`, rounded down; `--` for an unknown amount. */
export function formatMoney(amount: Money | null | undefined): string {
  // A response can have anything in the place of an amount.
  if (typeof amount !== "number" || Number.isNaN(amount)) return "--";
  const digits = amounts.format(`${amount}`);
  return digits.startsWith("-") ? `-¥${digits.slice(1)}` : `¥${digits}`;
}
