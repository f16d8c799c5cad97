import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { useDelayedAction } from "./use-delayed-action.ts";

/** Long enough that a mouse passing by opens nothing, and one cutting a corner does not close the panel. */
const HOVER_INTENT_MS = 120;

/**
 * A panel that opens on hover, and by its button for touch and keyboard. It closes with Escape, when pointer or focus
 * leaves its area, and when a link in it has been followed.
 */
export function useHoverDisclosure(isUsable = true) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const delayed = useDelayedAction();
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = isUsable && openAt === key;
  const setOpen = (opens: boolean, delayMs = 0) => delayed(() => setOpenAt(opens ? key : undefined), delayMs);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") setOpen(true, HOVER_INTENT_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") setOpen(false, HOVER_INTENT_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
      setOpen(false);
      // The focused element was removed with the panel.
      trigger.current?.focus();
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
  const toggle = {
    ref: trigger,
    "aria-expanded": isOpen,
    // A mouse has already opened it by hovering; the click must not close it again.
    onClick: ({ nativeEvent }: MouseEvent) =>
      setOpen(
        !isOpen || (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "mouse"),
      ),
  };
  return { isOpen, setOpen, area, toggle };
}
