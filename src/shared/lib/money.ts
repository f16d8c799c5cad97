// By decimal digits, as whole 元 and fen are written: what a binary fraction would lose must not cost a fen.
const amounts = new Intl.NumberFormat("zh-CN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: "trunc",
});

/** `¥1,123.00`, rounded down; `--` for an amount that is not known. */
export function formatMoney(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return "--";
  const digits = amounts.format(`${Math.abs(amount)}`);
  return `${amount < 0 ? "-" : ""}¥${digits}`;
}
