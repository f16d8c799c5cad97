import { clsx } from "clsx";
import { useState, useEffect } from "react";
import { createPortal } from "react-dom";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Info } from "#generated/icons/info.ts";
import { X } from "#generated/icons/x.ts";
import { type Toast, dismissToast } from "./feedback-store.ts";
import styles from "./toast-stack.module.css";

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

const LOOKS = {
  success: { Icon: CircleCheck, label: "成功" },
  error: { Icon: CircleX, label: "错误" },
  info: { Icon: Info, label: "提示" },
  warning: { Icon: CircleExclamationPoint, label: "注意" },
} as const;

/** A toast; stays while it is hovered or focused. */
function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, label } = LOOKS[toast.status];
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.durationMs]);

  return (
    <div
      className={styles.toastCard}
      role={toast.status === "error" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={clsx(styles.icon, styles[toast.status])}>
        <Icon size={18} aria-label={label} />
      </div>
      <div className={styles.message}>{toast.message}</div>
      {toast.action && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            toast.action?.onClick();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        className={styles.close}
        type="button"
        aria-label="关闭提示"
        onClick={() => dismissToast(toast.id)}
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}
