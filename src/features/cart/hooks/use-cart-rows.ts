import { type KeyboardEvent, useRef } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { takesText } from "#src/shared/lib/use-is-typing.ts";
import type { RowsHandle } from "#src/shared/ui/records/plain-rows.tsx";
import type { CartRow } from "../lib/cart-groups.ts";
import { isUnavailable, stateWith } from "../lib/line-state.ts";
import { useCartEdits } from "./cart-store.ts";
import { useDeleteLines } from "./use-delete-lines.ts";

/** The parts of a row that can take the focus; in a line that cannot be bought only the delete button can. */
const PARTS = {
  tick: "input[type=checkbox]:enabled, [data-delete]",
  quantity: "[role=spinbutton]:enabled",
} as const;

type Part = keyof typeof PARTS;

/** Frames until a row that is scrolled to is rendered, and then some. */
const MOST_FRAMES = 60;

export type CartRows = ReturnType<typeof useCartRows>;

/**
 * The rows by keyboard: ↑↓ go from row to row, a digit begins the quantity and Enter goes to the next one, Space ticks
 * and Delete removes. In a quantity field ↑↓ change the number, as everywhere.
 */
export function useCartRows(rows: readonly CartRow[]) {
  const edits = useCartEdits();
  const { deleteLines } = useDeleteLines();
  const handle = useRef<RowsHandle>(null);

  const focus = (index: number, part: Part): boolean => {
    const element = handle.current?.find(index)?.querySelector<HTMLElement>(PARTS[part]);
    element?.focus();
    return element !== undefined && element !== null;
  };
  const goTo = (index: number, part: Part): void => {
    if (focus(index, part)) return;
    handle.current?.show(index);
    let frames = 0;
    const again = () => {
      frames += 1;
      if (frames < MOST_FRAMES && !focus(index, part)) requestAnimationFrame(again);
    };
    requestAnimationFrame(again);
  };
  const indexOf = (lineId: number) => rows.findIndex((row) => row.kind === "line" && row.line.id === lineId);
  /** Focuses the nearest row after or before that has the part. */
  const step = (from: number, by: 1 | -1, part: Part): void => {
    for (let index = from + by; index >= 0 && index < rows.length; index += by) {
      const row = rows[index];
      if (row?.kind === "line" && (part === "tick" || !isUnavailable(row.line))) return goTo(index, part);
    }
  };

  const toggle = (line: CartLine): void => {
    const state = stateWith(line, edits.pending.get().selection);
    if (state !== "unavailable") edits.select([line.id], state === "selected" ? Flag.No : Flag.Yes);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, target } = event;
    if (isOfInputMethod(nativeEvent) || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement))
      return;
    const lineId = Number(target.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? Number.NaN);
    const index = indexOf(lineId);
    const row = rows[index];
    if (row?.kind !== "line" || event.defaultPrevented) return;
    const handled = (): void => event.preventDefault();

    if (takesText(target)) {
      if (key === "Enter") step(index, shiftKey ? -1 : 1, "quantity");
      else if (key === "Escape") goTo(index, "tick");
      else return;
      return handled();
    }
    if (key === "ArrowDown" || key === "ArrowUp") step(index, key === "ArrowDown" ? 1 : -1, "tick");
    else if (key === "Delete") void deleteLines([row.line]);
    else if (key === " " && !target.matches("button, input")) toggle(row.line);
    else if (key === "Enter" && target.matches("input")) goTo(index, "quantity");
    // The digit itself is typed into the field, whose text is selected.
    else if (/^[0-9]$/.test(key) && focus(index, "quantity")) return;
    else return;
    handled();
  };

  return {
    handle,
    onKeyDown,
    /** Scrolls to a line, and focuses a part of it if requested. */
    show: (lineId: number, part?: Part) => {
      const index = indexOf(lineId);
      if (index < 0) return;
      if (part) goTo(index, part);
      else handle.current?.show(index);
    },
  };
}
