import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
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
    <chakra.dialog ref={dialog} css={styles} aria-label={label} onCancel={onClose} onKeyDown={onKeyDown}>
      <header>
        <strong>{label}</strong>
        {actions}
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </header>
      <div data-part="content">{children}</div>
    </chakra.dialog>
  );
}

const styles = {
  position: "fixed",
  inset: "0",
  flexDirection: "column",
  width: "full",
  maxWidth: "full",
  height: "dvh",
  maxHeight: "dvh",
  m: "0",
  p: "0",
  bg: "bg.panel",
  color: "fg",
  "&[open]": { display: "flex" },
  // The dialog itself scrolls, so that the arrow keys scroll it wherever the focus is.
  overflow: "auto",
  "& header": {
    position: "sticky",
    zIndex: "1",
    top: "0",
    display: "flex",
    alignItems: "center",
    gap: "4",
    flexShrink: "0",
    px: "4",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
    bg: "bg.panel",
  },
  "& header strong": { flex: "1", minWidth: "0", truncate: true, fontWeight: "600" },
  "& header button": { display: "inline-flex", p: "2", borderRadius: "sm", cursor: "pointer" },
  "& header button:hover": { bg: "bg.muted" },
  "& [data-part=content]": {
    position: "relative",
    flex: "1",
    display: "flex",
    alignItems: "safe center",
    justifyContent: "center",
    p: "4",
  },
} as const;
