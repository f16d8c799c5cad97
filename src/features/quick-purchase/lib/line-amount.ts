import Big from "big.js";
import { priceAt } from "#src/shared/goods/price-at.ts";
import { floorMoney } from "#src/shared/lib/floor-money.ts";
import type { PlanLine } from "./plan.ts";

/** A line never changes, so each is reckoned once, however often the plan of thousands is drawn. */
const reckoned = new WeakMap<PlanLine, number>();

/** What a line costs, in 分; 0 where there is no price. */
function lineAmount(line: PlanLine): number {
  const known = reckoned.get(line);
  if (known !== undefined) return known;
  const { goods, number } = line;
  const price = goods ? priceAt(goods, number) : null;
  const amount = Number(new Big(floorMoney(new Big(price ?? 0).times(number))).times(100));
  reckoned.set(line, amount);
  return amount;
}

/** What lines cost together, in 元. */
export function amountOf(lines: readonly PlanLine[]): number {
  return lines.reduce((sum, line) => sum + lineAmount(line), 0) / 100;
}
