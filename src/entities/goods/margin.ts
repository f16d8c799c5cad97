import type { CartLine, Goods } from "#generated/model/index.ts";
import {
  compareMoney,
  floorMoney,
  minusMoney,
  percentOfMoney,
  sumMoney,
  timesMoney,
} from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";

type Sold = Pick<Goods, "retail_price">;

export type Margin = {
  /** `零售 ¥18.00` */
  retail: string;
  /** `毛利 32%`, rounded down, or 倒挂 where the shop would pay more than it takes. */
  rate: string;
};

/** The margin of a shop on one unit bought at a price, in 元; undefined where either price is not known. */
export function marginAt({ retail_price: retail }: Sold, price: Money | null): Margin | undefined {
  if (price === null || retail === undefined || retail === null || retail <= 0) return undefined;
  const percent = percentOfMoney(minusMoney(retail, price), retail);
  if (!Number.isFinite(percent)) return undefined;
  return {
    retail: `零售 ${formatMoney(retail)}`,
    rate: compareMoney(retail, price) < 0 ? "倒挂" : `毛利 ${percent}%`,
  };
}

type PricedLine = Pick<CartLine, "number"> & { goods: Sold; amount: Money };

/**
 * The margin of a shop on lines of these amounts, in 元, rounded down; those whose retail price is `unknown` are
 * counted, and left out of the sum.
 */
export function marginOfLines(lines: readonly PricedLine[]): { amount: Money; unknown: number } {
  const known = lines.flatMap(({ goods: { retail_price: retail }, number, amount }) =>
    retail === undefined || retail === null ? [] : [timesMoney(retail, number), -amount],
  );
  return { amount: floorMoney(sumMoney(known)), unknown: lines.length - known.length / 2 };
}
