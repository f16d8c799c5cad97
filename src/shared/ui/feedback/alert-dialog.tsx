import { Button } from "#src/shared/ui/button/button.tsx";
import { useEffect, useId, useRef } from "react";
import styles from "./alert-dialog.module.css";
import type { AlertRequest } from "./feedback-store.ts";

/** An alert or a question in a modal dialog; Escape answers no to a question and dismisses an alert. */
export function AlertDialog({ request }: { request: AlertRequest }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const messageId = useId();
  const isQuestion = request.cancelLabel !== undefined;

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    confirmButton.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      className={styles.root}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onCancel={(event) => {
        event.preventDefault();
        request.settle(!isQuestion);
      }}
    >
      <div className={styles.content}>
        <h2 className={styles.title} id={titleId}>
          {request.title}
        </h2>
        <div className={styles.message} id={messageId}>
          {request.message}
        </div>
      </div>
      <div className={styles.actions}>
        {isQuestion && (
          <Button size="sm" variant="outline" onClick={() => request.settle(false)}>
            {request.cancelLabel}
          </Button>
        )}
        <Button ref={confirmButton} size="sm" onClick={() => request.settle(true)}>
          {request.confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
