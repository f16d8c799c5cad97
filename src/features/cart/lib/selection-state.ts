import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CheckboxState } from "#src/shared/ui/field/checkbox.tsx";
import { isUnavailable, type LineState, lineState } from "./line-state.ts";

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
