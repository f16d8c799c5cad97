import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./registration-state.module.css";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** The state of an account's approval, and the next step. */
export function RegistrationState() {
  const { step, error, refetch } = useNextRegistrationStep();
  if (!step && !error) return <Skeleton className={styles.loading} aria-label="审核进度加载中" />;
  if (!step) return <RetryLine error={error} what="审核进度" onRetry={refetch} />;
  return (
    <div className={styles.root} role="alert">
      <CircleExclamationPoint size={16} aria-hidden />
      <span className={styles.text}>{step.text}</span>
      <TextLink className={styles.step} to={step.to}>
        {step.label}
      </TextLink>
    </div>
  );
}
