import { amountAt } from "#src/entities/goods/price.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import type { PlanLine } from "./plan.ts";

/** Lines are immutable, so each amount is calculated only once, however often a plan of thousands renders. */
const amounts = new WeakMap<PlanLine, Money>();

/** The amount of a line in 元; 0 without a price. */
function lineAmount(line: PlanLine): Money {
  const known = amounts.get(line);
  if (known !== undefined) return known;
  const { goods, number } = line;
  const amount = (goods && amountAt(goods, number)) ?? 0;
  amounts.set(line, amount);
  return amount;
}

/** The total of lines, in 元. */
export const amountOf = (lines: readonly PlanLine[]): Money => sumMoney(lines.map(lineAmount));
