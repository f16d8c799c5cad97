/** The most that one line of an order can carry. */
const MAX_QUANTITY = 99_999;

export type QuantityRules = {
  /** Quantities are multiples of it (中包装). */
  multiple?: number | undefined;
  /** The least that can be bought; one multiple without it. */
  min?: number | undefined;
  /** The most that can be bought: what is in stock, or the limit per buyer. 0 means no such bound. */
  max?: number | undefined;
  /** What `max` is: it decides how a correction is explained. */
  maxReason?: "stock" | "limit" | undefined;
  unit?: string | undefined;
};

export type CorrectedQuantity = {
  value: number;
  /** Why the number was changed; absent when it stands as asked. */
  message?: string;
};

type Bounds = { multiple: number; least: number; most: number };

/** The smallest and largest quantities that keep to the multiple. `most` is below `least` when nothing can be bought. */
export function quantityBounds({ multiple = 1, min = 1, max = 0 }: QuantityRules): Bounds {
  const step = Math.max(1, multiple);
  const cap = max > 0 ? Math.min(max, MAX_QUANTITY) : MAX_QUANTITY;
  return {
    multiple: step,
    least: Math.max(1, Math.ceil(min / step)) * step,
    most: Math.floor(cap / step) * step,
  };
}

/** Keeps an asked quantity to minimum, multiple and maximum, and says why it changed it. */
export function correctQuantity(asked: number, rules: QuantityRules): CorrectedQuantity {
  const { multiple, least, most } = quantityBounds(rules);
  const unit = rules.unit ? ` ${rules.unit}` : "";
  const bound = maxText(rules);
  if (most < least) return { value: least, message: `${bound}，不足起购数量 ${least}${unit}` };
  if (asked > most) return { value: most, message: `${bound}，已改为 ${most}` };
  if (asked < least) return { value: least, message: `最少购买 ${least}${unit}，已改为 ${least}` };
  const raised = Math.ceil(asked / multiple) * multiple;
  if (raised === asked) return { value: asked };
  if (multiple === 1) return { value: raised, message: `数量须为整数，已改为 ${raised}` };
  return { value: raised, message: `已按中包装 ${multiple} 的倍数调整为 ${raised}` };
}

/** Reads what was typed; full-width digits count. Undefined when it is no number. */
export function parseQuantity(text: string): number | undefined {
  const plain = text
    .replace(/[０-９．－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\s,，]/g, "");
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

function maxText({ max = 0, maxReason }: QuantityRules): string {
  if (max <= 0 || max > MAX_QUANTITY) return `单次最多购买 ${MAX_QUANTITY}`;
  return maxReason === "limit" ? `每个客户限购 ${max}` : `库存仅剩 ${max}`;
}
