import { useEffect, useId, useRef } from "react";

/** A modal dialog; Escape and a click on the backdrop close it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Outside its content the dialog consists only of its backdrop.
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener("click", onClick);
    return () => dialog?.removeEventListener("click", onClick);
  }, []);
  return (
    <dialog ref={element} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-body">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
