import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useDelayedAction } from "#src/shared/ui/overlay/use-delayed-action.ts";

/** A mouse on its way to the flyout crosses other entries; an entry opens only if the mouse stays. */
const INTENT_MS = 150;

/** Marks the link of a top-level entry with its id. */
export const ENTRY = "data-category";
/** Marks the flyout of the open entry. */
export const FLYOUT = "data-category-flyout";

/**
 * Controls which entry of the category menu is open. A mouse opens an entry by resting on it. With the arrow keys, up
 * and down move, right enters the flyout, left and Escape leave it.
 */
export function useCategoryFlyout() {
  const [openId, setOpenId] = useState<number>();
  const delayed = useDelayedAction();
  const menu = useRef<HTMLElement>(null);
  const find = (selector: string) => [...(menu.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  const hover = (id: number | undefined) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") delayed(() => setOpenId(id), INTENT_MS);
  };
  const toggle = (id: number) => delayed(() => setOpenId(openId === id ? undefined : id));

  const enter = (id: number) => {
    flushSync(() => delayed(() => setOpenId(id)));
    const [first] = find(`[${FLYOUT}] a`);
    if (first) first.focus();
    else setOpenId(undefined);
  };
  const close = () => {
    const entry = find(`[${ENTRY}="${openId}"]`)[0];
    delayed(() => setOpenId(undefined));
    entry?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const isInFlyout = target instanceof Element && target.closest(`[${FLYOUT}]`) !== null;
    const entryId = target instanceof Element ? Number(target.getAttribute(ENTRY)) : 0;
    if (key === "ArrowDown" || key === "ArrowUp")
      moveFocus(find(isInFlyout ? `[${FLYOUT}] a` : `[${ENTRY}]`), key === "ArrowDown" ? 1 : -1);
    else if (key === "ArrowRight" && entryId) enter(entryId);
    else if ((key === "ArrowLeft" && isInFlyout) || (key === "Escape" && openId !== undefined)) close();
    else return;
    event.preventDefault();
    // Escape closes only the flyout first, then the menu around it.
    event.stopPropagation();
  };

  const area = {
    ref: menu,
    onPointerLeave: hover(undefined),
    onKeyDown,
    // Following a link closes the flyout, because the page may be kept alive.
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) delayed(() => setOpenId(undefined));
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) delayed(() => setOpenId(undefined));
    },
  };
  return { openId, hover, toggle, area };
}

/** Moves the focus to the next (1) or previous (-1) of these elements, wrapping around. */
function moveFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = at < 0 && by < 0 ? elements.length - 1 : at + by;
  elements[(next + elements.length) % elements.length]?.focus();
}
