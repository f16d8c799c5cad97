import type { CartLine } from "#generated/model/cartLine.ts";
import type { TickState } from "#src/shared/ui/field/tick-box.tsx";
import type { Flag } from "#generated/model/flag.ts";
import { isLost } from "./line-rules.ts";

/** Selection changes that are not in the lines yet, by line number. */
export type Ticks = ReadonlyMap<number, Flag>;

/** Whether a line is shown as selected; never true for unavailable lines. */
export function isTicked(line: CartLine, ticks: Ticks): boolean {
  return !isLost(line) && (ticks.get(line.id) ?? line.is_selected) === 1;
}

/** How many of the selectable lines are selected: none, some or all. */
export function tickState(lines: readonly CartLine[], ticks: Ticks): TickState {
  let selectable = 0;
  let selected = 0;
  for (const line of lines) {
    if (isLost(line)) continue;
    selectable += 1;
    if (isTicked(line, ticks)) selected += 1;
  }
  if (selected === 0) return "none";
  return selected === selectable ? "all" : "some";
}

export function selectableIds(lines: readonly CartLine[]): number[] {
  return lines.flatMap((line) => (isLost(line) ? [] : [line.id]));
}
