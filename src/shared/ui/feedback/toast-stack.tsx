import { useState } from "react";
import type { Toast } from "./feedback-store.ts";
import styles from "./toast-stack.module.css";
import { ToastCard } from "./toast-card.tsx";

const GAP_PX = 8;

/** The visible toasts, newest at the bottom, below the search box and clear of dialogs. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [top] = useState(topNow);
  return (
    <div className={styles.root} style={{ top }}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Below the search box, which is lower under an ad and higher once it sticks; undefined where there is none. */
function topNow(): number | undefined {
  const search = document.querySelector("header [role=search]")?.getBoundingClientRect();
  return search && search.bottom > 0 ? search.bottom + GAP_PX : undefined;
}
