import { X } from "#generated/icons/x.ts";
import styles from "./dialog-frame.module.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

type Props = {
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Shown beside the label, such as a link to the displayed file. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A full-screen dialog to view something large. Escape and the button close it. */
export function DialogFrame({ label, onClose, onKeyDown, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog className={styles.root} ref={dialog} aria-label={label} onCancel={onClose} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <strong className={styles.label}>{label}</strong>
        {actions}
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
