import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * A panel that opens under the mouse, and by its button for touch and keyboard. It closes with Escape, when the mouse
 * or the focus leaves its area, and when a link in it has been followed.
 */
export function useHoverDisclosure(isUsable = true) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = isUsable && openAt === key;
  const setOpen = (opens: boolean) => setOpenAt(opens ? key : undefined);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
  const toggle = {
    "aria-expanded": isOpen,
    // A mouse has opened it by coming here; its click must not close it again.
    onClick: ({ nativeEvent }: MouseEvent) =>
      setOpen(
        !isOpen || (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "mouse"),
      ),
  };
  return { isOpen, area, toggle };
}
