import type { Fen } from "#mock/world/money.ts";

/**
 * Distributes `total` 分 over weights (分) so that the parts add up to it: rounded down first, the remainder goes 1 分
 * each to the largest fractions, earlier ones first. No part exceeds its weight as long as `total` does not exceed
 * their sum (specification section 5, rounding down).
 */
export function shareOut(total: Fen, weights: readonly Fen[]): Fen[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0 || sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(weight) * BigInt(total));
  const divisor = BigInt(sum);
  const parts = exact.map((part) => Number(part / divisor));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((part, index) => ({ index, rest: part % divisor }))
    .toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
