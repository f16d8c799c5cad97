import "#generated/theme/overlays.css";
import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import type { DialogPlace } from "#generated/theme/recipes.ts";
import { headingOfPage, isGone } from "#src/shared/lib/focus-heading.ts";
import { takesText } from "#src/shared/lib/use-is-typing.ts";
import { leaving } from "../field/use-confirm-leave.ts";

type Props = ComponentProps<"div"> & {
  label: string;
  place: DialogPlace;
  /** Escape, the browser's back button, and for a menu at an edge of the screen a click beside it. */
  onClose: () => void;
  /** False while it fades out. */
  isOpen?: boolean;
  onFaded?: () => void;
  /** Otherwise the page stays usable, and the dialog takes neither the focus nor keys. */
  isModal?: boolean;
  /** Stays when the page is left, and when an overlay below it goes. */
  isLasting?: boolean;
  initialFocus?: () => HTMLElement | null;
};

const MENUS: readonly DialogPlace[] = ["start", "bottom"];

/**
 * An open dialog. It keeps the focus, the page behind it can be neither used nor scrolled, Escape goes to the overlay
 * that was opened last, and at the end the focus returns to where it was. It is rendered at the end of the body, and so
 * above all overlays that were open before; a phone's keyboard leaves all of it in view.
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
  const [opener] = useState(() => document.activeElement);
  const goWithPage = useEffectEvent(() => {
    if (!isLasting && !leaving.isBlocked) onClose();
  });
  useEffect(() => {
    const onReturn = () => goWithPage();
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);
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
      finalFocusEl={() => (opener instanceof HTMLElement && !isGone(opener) ? opener : headingOfPage())}
      {...(onFaded && { onExitComplete: onFaded })}
      {...(initialFocus && { initialFocusEl: initialFocus })}
    >
      <Portal>
        {isModal && <Ark.Backdrop className="shop-dialog-backdrop" />}
        <Ark.Positioner className="shop-dialog-positioner" ref={keepVisible}>
          <Ark.Content
            className={clsx("shop-dialog-content", `shop-dialog-content-${place}`, className)}
            {...content}
          />
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Keeps an element, and the field in it that somebody types in, in the part of the window above a phone's keyboard. */
function keepVisible(element: HTMLElement | null) {
  const { visualViewport } = window;
  if (!element || !visualViewport) return;
  const fit = () => {
    const { offsetTop, height, scale } = visualViewport;
    // A magnified window is scrolled by hand: the dialog must not follow it.
    element.style.inset = scale > 1 ? "" : `${offsetTop}px 0 ${innerHeight - offsetTop - height}px`;
    const field = document.activeElement;
    if (takesText(field) && element.contains(field)) field?.scrollIntoView({ block: "nearest" });
  };
  visualViewport.addEventListener("resize", fit);
  visualViewport.addEventListener("scroll", fit);
  return () => {
    visualViewport.removeEventListener("resize", fit);
    visualViewport.removeEventListener("scroll", fit);
  };
}
