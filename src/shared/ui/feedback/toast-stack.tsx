import type { Toast } from "./feedback-store.ts";
import styles from "./toast-stack.module.css";
import { ToastCard } from "./toast-card.tsx";

/** The visible toasts, newest at the bottom, below the header and clear of dialogs. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div className={styles.root}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
