import type { CartLine } from "#generated/model/cartLine.ts";

export const FLASH_SALE = 1;
export const COMBINATION = 3;

/**
 * Whether a line is no longer available (失效): such lines are unselected when the cart loads (specification section
 * 4).
 */
export function isUnavailable({ goods }: CartLine): boolean {
  return goods.is_buy !== 1 || goods.number <= 0;
}

/** Whether a line is part of the cart total. A selected combination line always counts. */
export function isCounted(line: CartLine): boolean {
  return line.is_selected === 1 && (line.type === COMBINATION || !isUnavailable(line));
}

/** The maximum quantity of a line: its limit or its stock. 0 means unlimited. */
export function maxNumber({ goods }: CartLine): { max: number; reason: "stock" | "limit" } {
  const isLimited = goods.limit_number > 0 && goods.limit_number < goods.number;
  return isLimited ? { max: goods.limit_number, reason: "limit" } : { max: goods.number, reason: "stock" };
}

/** Why a line is unavailable, as shown to buyers. */
export function unavailableReason({ goods }: CartLine): string {
  if (goods.is_buy === 1) return "已售罄";
  return goods.no_buy_reason || "暂不可购买";
}
