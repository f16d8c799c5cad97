import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { clsx } from "clsx";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import styles from "./popover-button.module.css";

const PopoverPanel = lazyPart(async () => (await import("./popover-panel.tsx")).PopoverPanel);

type Props = {
  /** What the popover shows, for the button and the popover alike. */
  label: string;
  className?: string | undefined;
  /** What is written on the button. */
  text: string;
  /** Rendered, and loaded, once the popover opens. */
  content: ReactNode;
};

/** A button that shows something beside itself; a click elsewhere, Escape or another click hides it. */
export function PopoverButton({ label, className, text, content }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, className)}
        title={label}
        aria-label={`${text}，${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // The browser then hides it by another click, instead of hiding it and this click showing it again.
        popoverTarget={isOpen ? id : undefined}
        onClick={(event) => {
          if (isOpen) return;
          // Else the browser hides at once what this click has just shown.
          event.preventDefault();
          setOpen(true);
        }}
      >
        {text}
      </button>
      {isOpen && (
        <Suspense>
          <PopoverPanel id={id} label={label} anchor={button} onClose={() => setOpen(false)}>
            {content}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
