import { X } from "#generated/icons/x.ts";
import styles from "./modal.module.css";
import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = {
  title: string;
  onClose: () => void;
  /** The buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** In the middle, 32rem wide; wide for tables; or a drawer at the side. */
  place?: "middle" | "wide" | "side";
  children: ReactNode;
};

/**
 * A dialog for a short form or a result. Escape and the close button close it; the focus returns to where it came
 * from.
 */
export function Modal({ title, onClose, actions, place = "middle", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // A keep-alive page can be hidden together with its dialog; left open, it would block the next page.
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      className={styles.root}
      data-place={place}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button className={styles.close} type="button" aria-label="关闭" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  );
}
