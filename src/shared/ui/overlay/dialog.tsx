import "#generated/theme/overlays.css";
import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { DialogPlace } from "#generated/theme/recipes.ts";

type Props = ComponentProps<"div"> & {
  label: string;
  place: DialogPlace;
  /** Escape, and for a menu at an edge of the screen a click beside it. */
  onClose: () => void;
  /** False while it fades out. */
  isOpen?: boolean;
  onFaded?: () => void;
  /** Otherwise the page stays usable, and the dialog takes neither the focus nor keys. */
  isModal?: boolean;
  /** Stays when an overlay below it goes, such as a dialog of the page that has been left. */
  isLasting?: boolean;
  initialFocus?: () => HTMLElement | null;
};

const MENUS: readonly DialogPlace[] = ["start", "bottom"];

/**
 * An open dialog. It keeps the focus, the page behind it can be neither used nor scrolled, Escape goes to the overlay
 * that was opened last, and at the end the focus returns to where it was. It is rendered at the end of the body, and so
 * above all overlays that were open before.
 */
export function Dialog({
  label,
  place,
  onClose,
  isOpen = true,
  onFaded,
  isModal = true,
  isLasting = false,
  initialFocus,
  className,
  ...content
}: Props) {
  return (
    <Ark.Root
      open={isOpen}
      unmountOnExit
      aria-label={label}
      modal={isModal}
      closeOnEscape={isModal}
      closeOnInteractOutside={MENUS.includes(place)}
      onOpenChange={onClose}
      onRequestDismiss={(event) => isLasting && event.preventDefault()}
      {...(onFaded && { onExitComplete: onFaded })}
      {...(initialFocus && { initialFocusEl: initialFocus })}
    >
      <Portal>
        {isModal && <Ark.Backdrop className="shop-dialog-backdrop" />}
        <Ark.Positioner className="shop-dialog-positioner">
          <Ark.Content
            className={clsx("shop-dialog-content", `shop-dialog-content-${place}`, className)}
            {...content}
          />
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
