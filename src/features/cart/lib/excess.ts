import type { CartLine } from "#generated/model/index.ts";
import { packOf, quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { isSelected } from "./line-state.ts";

/** More than the stock or the limit allows: a checkout would refuse the whole order. */
export function isExcess(line: CartLine): boolean {
  const { max } = quantityRules(line.goods);
  return max > 0 && line.number > max;
}

export type ExcessRemedy = {
  /** Quantities that are available, by line. */
  numbers: { lineId: number; number: number }[];
  /** Lines of which not even the minimum quantity is left. */
  impossible: number[];
};

/**
 * Corrections that make the selected lines orderable. Lines of the same goods share its stock, first come first
 * served.
 */
export function excessRemedy(lines: readonly CartLine[]): ExcessRemedy {
  const remedy: ExcessRemedy = { numbers: [], impossible: [] };
  const taken = new Map<number, number>();
  for (const line of lines) {
    const { max } = quantityRules(line.goods);
    if (!isSelected(line) || max === 0) continue;
    const { id } = line.goods;
    const pack = packOf(line.goods);
    const left = max - (taken.get(id) ?? 0);
    const number = Math.min(line.number, Math.floor(left / pack) * pack);
    if (line.number > left) {
      if (number < pack) remedy.impossible.push(line.id);
      else remedy.numbers.push({ lineId: line.id, number });
    }
    taken.set(id, max - left + Math.max(0, line.number > left ? number : line.number));
  }
  return remedy;
}
