import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = {
  title: string;
  onClose: () => void;
  /** The buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog for a short form or a result. Escape and the close button close it; the focus returns to where it came
 * from.
 */
export function Modal({ title, onClose, actions, children }: Props) {
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
    <chakra.dialog
      ref={dialog}
      css={styles}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <div data-part="content">{children}</div>
      {actions && <footer>{actions}</footer>}
    </chakra.dialog>
  );
}

const styles = {
  flexDirection: "column",
  width: "lg",
  maxWidth: "calc(100vw - 2rem)",
  maxHeight: "calc(100dvh - 4rem)",
  m: "auto",
  p: "0",
  border: "none",
  borderRadius: "lg",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "lg",
  animation: "fade-in 120ms ease-out",
  _backdrop: { bg: "blackAlpha.600" },
  "&[open]": { display: "flex" },
  "& > header": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    ps: "5",
    pe: "3",
    py: "3",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
  "& > header h2": { fontSize: "md", fontWeight: "600" },
  "& > header button": { display: "inline-flex", p: "2", borderRadius: "sm", cursor: "pointer" },
  "& > header button:hover": { bg: "bg.muted" },
  "& > [data-part=content]": { flex: "1", minHeight: "0", overflowY: "auto", px: "5", py: "4" },
  "& > footer": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "3",
    px: "5",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border",
  },
} as const;
