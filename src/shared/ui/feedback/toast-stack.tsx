import { useState } from "react";
import { createPortal } from "react-dom";
import type { Toast } from "./feedback-store.ts";
import styles from "./toast-stack.module.css";
import { ToastCard } from "./toast-card.tsx";

const GAP_PX = 8;

/**
 * The visible toasts, newest at the bottom and below the search box. They are above dialogs, and outside of the page
 * that a dialog hides from screen readers.
 */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [top] = useState(topNow);
  return createPortal(
    <div className={styles.root} style={{ top }} data-live-announcer>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

/** Below the search box, which is lower under an ad and higher once it sticks; undefined where there is none. */
function topNow(): number | undefined {
  const search = document.querySelector("header [role=search]")?.getBoundingClientRect();
  return search && search.bottom > 0 ? search.bottom + GAP_PX : undefined;
}
