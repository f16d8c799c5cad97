import { clsx } from "clsx";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { Info } from "#generated/icons/info.ts";
import { X } from "#generated/icons/x.ts";
import { useEffect, useState } from "react";
import styles from "./toast-card.module.css";
import { dismissToast, type Toast } from "./feedback-store.ts";

const LOOKS = {
  success: { Icon: CircleCheck, label: "成功" },
  error: { Icon: CircleX, label: "错误" },
  info: { Icon: Info, label: "提示" },
  warning: { Icon: CircleExclamationPoint, label: "注意" },
} as const;

/** A toast; stays while it is hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, label } = LOOKS[toast.status];
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.durationMs]);

  return (
    <div
      className={styles.root}
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
