import { CartLineType, Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { isForSale } from "#src/entities/goods/for-sale.ts";
import type { CheckboxState } from "#src/shared/ui/field/checkbox.tsx";

/**
 * `unavailable`: its goods are not for sale or out of stock (失效), so it cannot be selected. `selected`: it counts
 * towards the totals and is ordered. `left`: the buyer has left it out.
 */
export type LineState = "unavailable" | "selected" | "left";

/** Returns the kind of offer that a line is in; some servers send it as `goods_type` (specification section 3). */
export const lineType = ({ type, goods_type }: Pick<CartLine, "type" | "goods_type">): CartLineType =>
  type ?? goods_type ?? CartLineType.Normal;

/**
 * The state of a line (specification sections 4 and 5): a line whose goods cannot be bought is unavailable whatever
 * the server has stored, but for a combination, whose goods do not decide.
 */
export function lineState(line: CartLine, isSelected: boolean = line.is_selected === Flag.Yes): LineState {
  if (lineType(line) !== CartLineType.Combination && !isForSale(line.goods)) return "unavailable";
  return isSelected ? "selected" : "left";
}

export const isUnavailable = (line: CartLine): boolean => lineState(line) === "unavailable";
export const isSelected = (line: CartLine): boolean => lineState(line) === "selected";

/** Selection changes that are not in the lines yet, by line number. */
export type SelectionEdits = ReadonlyMap<number, Flag>;

/** The state of a line once the selection changes are in it. */
export function stateWith(line: CartLine, selection: SelectionEdits): LineState {
  return lineState(line, (selection.get(line.id) ?? line.is_selected) === Flag.Yes);
}

/** Tells whether none, some or all of the selectable lines are selected. */
export function selectionState(lines: readonly CartLine[], selection: SelectionEdits): CheckboxState {
  let selectable = 0;
  let selected = 0;
  for (const line of lines) {
    if (isUnavailable(line)) continue;
    selectable += 1;
    if (stateWith(line, selection) === "selected") selected += 1;
  }
  if (selected === 0) return "none";
  return selected === selectable ? "all" : "some";
}

export function selectableIds(lines: readonly CartLine[]): number[] {
  return lines.flatMap((line) => (isUnavailable(line) ? [] : [line.id]));
}
