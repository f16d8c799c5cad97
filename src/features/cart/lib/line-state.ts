import type { CartLine } from "#generated/model/cartLine.ts";
import { isForSale } from "#src/entities/goods/for-sale.ts";

export const FLASH_SALE = 1;
export const COMBINATION = 3;

/**
 * `unavailable`: its goods are not for sale or out of stock (失效), so it cannot be selected. `selected`: it counts
 * towards the totals and is ordered. `left`: the buyer has left it out.
 */
export type LineState = "unavailable" | "selected" | "left";

/**
 * The state of a line (specification sections 4 and 5): a line whose goods cannot be bought is unavailable whatever
 * the server has stored, but for a combination, which counts as long as it is selected.
 */
export function lineState(
  { goods, type, is_selected }: CartLine,
  isSelected: boolean = is_selected === 1,
): LineState {
  if (!isForSale(goods)) return isSelected && type === COMBINATION ? "selected" : "unavailable";
  return isSelected ? "selected" : "left";
}

export const isUnavailable = (line: CartLine): boolean => lineState(line) === "unavailable";
export const isSelected = (line: CartLine): boolean => lineState(line) === "selected";
