import type { CartLine } from "#generated/model/cartLine.ts";
import type { TickState } from "#src/shared/ui/field/tick-box.tsx";
import { isLost } from "./line-rules.ts";

/** How much of what can be selected is selected. */
export function tickState(lines: readonly CartLine[]): TickState {
  let selectable = 0;
  let selected = 0;
  for (const line of lines) {
    if (isLost(line)) continue;
    selectable += 1;
    if (line.is_selected === 1) selected += 1;
  }
  if (selected === 0) return "none";
  return selected === selectable ? "all" : "some";
}

export function selectableIds(lines: readonly CartLine[]): number[] {
  return lines.flatMap((line) => (isLost(line) ? [] : [line.id]));
}
