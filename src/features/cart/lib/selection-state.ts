import type { CartLine } from "#generated/model/cartLine.ts";
import type { CheckboxState } from "#src/shared/ui/field/checkbox.tsx";
import type { Flag } from "#generated/model/flag.ts";
import { isUnavailable, lineState } from "./line-state.ts";

/** Selection changes that are not in the lines yet, by line number. */
export type SelectionEdits = ReadonlyMap<number, Flag>;

/** Whether a line is shown as selected; never true for unavailable lines. */
export function isLineSelected(line: CartLine, selection: SelectionEdits): boolean {
  return lineState(line, (selection.get(line.id) ?? line.is_selected) === 1) === "selected";
}

/** How many of the selectable lines are selected: none, some or all. */
export function selectionState(lines: readonly CartLine[], selection: SelectionEdits): CheckboxState {
  let selectable = 0;
  let selected = 0;
  for (const line of lines) {
    if (isUnavailable(line)) continue;
    selectable += 1;
    if (isLineSelected(line, selection)) selected += 1;
  }
  if (selected === 0) return "none";
  return selected === selectable ? "all" : "some";
}

export function selectableIds(lines: readonly CartLine[]): number[] {
  return lines.flatMap((line) => (isUnavailable(line) ? [] : [line.id]));
}
