import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, Suspense } from "react";
import { X } from "#generated/icons/x.ts";
import type { DialogPlace } from "#generated/theme/recipes.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const Dialog = lazyPart(async () => (await import("./dialog.tsx")).Dialog);

type Props = {
  title: string;
  /** Shown in place of the title. */
  head?: ReactNode;
  /** Shown beside the title, such as a link to the displayed file. */
  tools?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  place?: DialogPlace;
  children: ReactNode;
};

/** A dialog with a title and a close button: a form, a result, a menu, or the whole screen for something large. */
export function Modal(props: Props) {
  const { title, tools, onClose, onKeyDown, actions, place = "middle", children } = props;
  const { head = <h2 className={classOf("title", place)}>{title}</h2> } = props;
  return (
    <Suspense>
      <Dialog label={title} place={place} onClose={onClose} onKeyDown={onKeyDown}>
        <div className={classOf("header", place)}>
          {head}
          {tools}
          <button className={classOf("close", place)} type="button" aria-label="关闭" onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        <div className={classOf("body", place)}>{children}</div>
        {actions && <div className={classOf("footer", place)}>{actions}</div>}
      </Dialog>
    </Suspense>
  );
}

const classOf = (part: string, place: DialogPlace): string =>
  clsx(`shop-dialog-${part}`, `shop-dialog-${part}-${place}`);
