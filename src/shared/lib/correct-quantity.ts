import { QUANTITY_MAX } from "#generated/limits.ts";
import { plainText } from "./written.ts";

export type QuantityRules = {
  /** Quantities are multiples of this (中包装). */
  multiple?: number | undefined;
  /** The minimum quantity; defaults to one multiple. 0 where nothing may be chosen. */
  min?: number | undefined;
  /** The maximum quantity: the stock, or the limit per buyer. 0 means unlimited. */
  max?: number | undefined;
  /** The reason for `max`, which decides how a correction is explained. */
  maxReason?: "stock" | "limit" | "claim" | undefined;
  unit?: string | undefined;
};

export type CorrectedQuantity = {
  value: number;
  /** Why the number was changed; undefined when it was not. */
  message?: string;
};

type Bounds = { multiple: number; least: number; most: number };

/** The smallest and largest valid quantities. `most` is below `least` when nothing can be bought. */
export function quantityBounds({ multiple = 1, min = 1, max = 0 }: QuantityRules): Bounds {
  const step = Math.max(1, multiple);
  const cap = max > 0 ? Math.min(max, QUANTITY_MAX) : QUANTITY_MAX;
  return {
    multiple: step,
    least: min === 0 ? 0 : Math.max(1, Math.ceil(min / step)) * step,
    most: Math.floor(cap / step) * step,
  };
}

/** Corrects a quantity to minimum, multiple and maximum, and explains the change. */
export function correctQuantity(requested: number, rules: QuantityRules): CorrectedQuantity {
  const { multiple, least, most } = quantityBounds(rules);
  const unit = rules.unit ? ` ${rules.unit}` : "";
  const bound = maxText(rules);
  if (most < least) return { value: least, message: `${bound}，不足起购数量 ${least}${unit}` };
  if (requested > most) return { value: most, message: `${bound}，已改为 ${most}` };
  if (requested < least) return { value: least, message: `最少购买 ${least}${unit}，已改为 ${least}` };
  const raised = Math.ceil(requested / multiple) * multiple;
  if (raised === requested) return { value: requested };
  if (multiple === 1) return { value: raised, message: `数量须为整数，已改为 ${raised}` };
  return { value: raised, message: `已按中包装 ${multiple} 的倍数调整为 ${raised}` };
}

/** Parses a typed quantity, including full-width digits. Undefined when it is not a number. */
export function parseQuantity(text: string): number | undefined {
  const plain = plainText(text).replace(/[\s,]/g, "");
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

function maxText({ max = 0, maxReason }: QuantityRules): string {
  if (max <= 0 || max > QUANTITY_MAX) return `单次最多购买 ${QUANTITY_MAX}`;
  if (maxReason === "claim") return `最多可申请 ${max}`;
  return maxReason === "limit" ? `每个客户限购 ${max}` : `库存仅剩 ${max}`;
}
