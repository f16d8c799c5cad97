import type { PricedLine } from "../rules/price-line.ts";
import { quantityProblem, unavailability } from "../rules/quantity.ts";

/**
 * What stands against ordering these lines together, one message for each product; empty when nothing does. Lines of
 * the same goods share its stock and its limit.
 */
export function orderProblems(lines: readonly PricedLine[]): string[] {
  const numbers = new Map<number, number>();
  for (const { line } of lines) numbers.set(line.goods_id, (numbers.get(line.goods_id) ?? 0) + line.number);
  const problems = new Set<string>();
  for (const { goods } of lines) {
    const problem = unavailability(goods) ?? quantityProblem(goods, numbers.get(goods.id) ?? 0);
    if (problem !== undefined) problems.add(problem);
  }
  return [...problems];
}
