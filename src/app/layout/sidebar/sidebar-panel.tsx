import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useSidePanel } from "#src/shared/ui/overlay/use-side-panel.ts";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A panel beside the sidebar, over the page, which stays usable. Escape closes it and returns the focus. */
export function SidebarPanel({ title, onClose, children }: Props) {
  const panel = useSidePanel(onClose);
  const titleId = useId();
  return (
    <>
      <chakra.div hideFrom="md" position="fixed" inset="0" bg="ink.900/50" aria-hidden onClick={onClose} />
      <chakra.section ref={panel} tabIndex={-1} aria-labelledby={titleId} css={styles}>
        <div data-part="panel-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={`关闭${title}`} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        {children}
      </chakra.section>
    </>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  bg: "bg.panel",
  outline: "none",
  boxShadow: "lg",
  md: {
    flex: "1",
    minWidth: "0",
    overflow: "hidden",
    "& > *": { width: "calc({sizes.drawer} - {sizes.10})" },
  },
  mdDown: { position: "fixed", insetBlock: "0", insetEnd: "0", width: "drawer", maxWidth: "85vw" },
  "& [data-part=panel-head]": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexShrink: "0",
    height: "12",
    ps: "3",
    borderBottomWidth: "1px",
    borderColor: "border",
    bg: "bg.subtle",
  },
  "& h2": { fontSize: "md", fontWeight: "600" },
  "& [data-part=panel-head] button": {
    display: "grid",
    placeItems: "center",
    boxSize: "11",
    color: "fg.muted",
    cursor: "pointer",
    _hover: { color: "brand.fg" },
  },
} as const;
