import type { ReactNode } from "react";
import styles from "./case-header.module.css";
import { type Step, StepBar } from "#src/shared/ui/progress/step-bar.tsx";

type Props = {
  label: string;
  status: string;
  hint: string;
  /** Why it was rejected. */
  reason?: string | undefined;
  steps: readonly Step[];
  actions?: ReactNode;
};

/** The status of a return or a complaint, with its actions. */
export function CaseHeader({ label, status, hint, reason, steps, actions }: Props) {
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.status} role="status">
          <div className={styles.name}>{status}</div>
          <div className={styles.hint}>{hint}</div>
          {reason && <div className={styles.refusal}>驳回原因：{reason}</div>}
        </div>
        {actions}
      </div>
      <StepBar label="处理进度" steps={steps} />
    </section>
  );
}
