import "#generated/theme/overlays.css";
import { Popover, usePopover } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { type ReactNode, useEffect, useEffectEvent } from "react";

/** Between the panel and its button, and the edge of the window. */
const GAP_PX = 6;

type Props = {
  /** The ids of its button and of itself. */
  ids: { trigger: string; content: string };
  label: string;
  /** The parent of the panel: the body, or the dialog with the button, because a dialog traps the focus. */
  host: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The panel of a popover button: below the button, or above it where there is more room, and within the window. */
export function PopoverPanel({ ids, label, host, isOpen, onClose, children }: Props) {
  const popover = usePopover({
    ids,
    onOpenChange: ({ open }) => !open && onClose(),
    positioning: {
      strategy: "fixed",
      placement: "bottom-start",
      gutter: GAP_PX,
      overflowPadding: GAP_PX,
    },
  });
  // Ark moves the focus into a popover that opens, not into one that is open from the start.
  const follow = useEffectEvent(() => popover.setOpen(isOpen));
  useEffect(() => follow(), [isOpen]);
  return (
    <Popover.RootProvider value={popover} lazyMount unmountOnExit>
      <Portal container={{ current: host }}>
        <Popover.Positioner>
          <Popover.Content className="shop-popover-content" aria-label={label}>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.RootProvider>
  );
}
