import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./sidebar-panel.module.css";
import { useSidePanel } from "#src/shared/ui/overlay/use-side-panel.ts";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A panel beside the sidebar, over the page, which stays usable. Escape closes it and returns the focus. */
export function SidebarPanel({ title, onClose, children }: Props) {
  const panel = useSidePanel(onClose);
  const titleId = useId();
  return (
    <>
      <div className={styles.backdrop} aria-hidden onClick={onClose} />
      <section className={styles.panel} ref={panel} tabIndex={-1} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={`关闭${title}`} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        {children}
      </section>
    </>
  );
}
