import { X } from "#generated/icons/x.ts";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./menu-dialog.module.css";

type Props = {
  label: string;
  /** What is beside the close button. */
  head: ReactNode;
  side: "start" | "bottom";
  onClose: () => void;
  children: ReactNode;
};

/** A menu over the page: a drawer from the edge, or a sheet from the bottom of a phone's screen. */
export function MenuDialog({ label, head, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing through the element returns the focus to the button that opened it.
  const close = () => dialog.current?.close();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog; the click on the backdrop is an extra.
    <dialog
      className={styles.root}
      ref={dialog}
      data-side={side}
      aria-label={label}
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          {head}
          <button className={styles.close} type="button" aria-label={`关闭${label}`} onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
