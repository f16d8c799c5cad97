import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import styles from "./popover-panel.module.css";

/** Between the panel and its button, and the edge of the window. */
const GAP_PX = 6;

type Props = {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** The panel of a popover button, in the top layer, below the button or above it where there is more room. */
export function PopoverPanel({ id, label, anchor, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const shown = panel.current;
    const opener = anchor.current;
    if (!shown || !opener) return;
    const place = () => placeBeside(shown, opener);
    const onToggle = ({ newState }: ToggleEvent) => newState === "closed" && close();
    shown.addEventListener("toggle", onToggle);
    shown.showPopover();
    place();
    shown.focus({ preventScroll: true });
    // What it shows can still be loading when it opens.
    const sizes = new ResizeObserver(place);
    sizes.observe(shown);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", place, { capture: true });
      shown.removeEventListener("toggle", onToggle);
    };
  }, [anchor]);

  return (
    <div
      ref={panel}
      id={id}
      className={styles.root}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

function placeBeside(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = bottom + GAP_PX + height > clientHeight && top > clientHeight - bottom;
  const y = isAbove ? top - GAP_PX - height : bottom + GAP_PX;
  const within = (value: number, most: number) => Math.max(GAP_PX, Math.min(value, most - GAP_PX));
  // Towards the middle of the window.
  const x = left + right < clientWidth ? left : right - width;
  panel.style.left = `${within(x, clientWidth - width)}px`;
  panel.style.top = `${within(y, clientHeight - height)}px`;
}
