import Big from "big.js";

/** Rounds an amount in 元 down to two decimals, on its decimal digits: 19.9 stays 19.90 (specification section 5). */
export function floorMoney(amount: Big | number): number {
  return new Big(amount).round(2, Big.roundDown).toNumber();
}

/** `¥1,123.00`; `--` for an amount that is not known. */
export function formatMoney(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return "--";
  const fixed = new Big(amount).round(2, Big.roundDown).toFixed(2);
  const [whole = "0", decimals] = fixed.replace("-", "").split(".");
  return `${amount < 0 ? "-" : ""}¥${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}
