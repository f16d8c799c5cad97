import { clsx } from "clsx";
import { type ReactNode, Suspense, useId, useState } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import styles from "./popover-button.module.css";

const PopoverPanel = lazyPart(async () => (await import("./popover-panel.tsx")).PopoverPanel);

type Props = {
  /** The name of the popover's content, for the button and the popover alike. */
  label: string;
  className?: string | undefined;
  /** The text on the button. */
  text: string;
  /** Rendered, and loaded, once the popover opens. */
  content: ReactNode;
};

/** A button that shows something beside itself; a click elsewhere, Escape or another click hides it. */
export function PopoverButton({ label, className, text, content }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Undefined before it opens for the first time. */
  const [host, setHost] = useState<HTMLElement>();
  const id = useId();
  const ids = { trigger: `${id}button`, content: `${id}panel` };
  return (
    <>
      <button
        id={ids.trigger}
        type="button"
        className={clsx(styles.button, className)}
        title={label}
        aria-label={`${text}，${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.content : undefined}
        onClick={({ currentTarget }) => {
          setHost(currentTarget.closest<HTMLElement>("[aria-modal=true]") ?? document.body);
          setOpen(!isOpen);
        }}
      >
        {text}
      </button>
      {host && (
        <Suspense>
          <PopoverPanel ids={ids} label={label} host={host} isOpen={isOpen} onClose={() => setOpen(false)}>
            {content}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
