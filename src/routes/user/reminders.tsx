import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { type Reminder, useReminders } from "./use-reminders.ts";
import styles from "./reminders.module.css";

// Nearly everybody is approved: the code for the others is loaded on demand.
const RegistrationState = lazyPart(
  async () => (await import("#src/features/user/components/registration-state.tsx")).RegistrationState,
);

type Props = {
  /** True if the account awaits approval; undefined while unknown. */
  isUnapproved: boolean | undefined;
};

/**
 * Whatever keeps the buyer from buying, now or soon, each with its next step: the most important one in a place that is
 * kept from the beginning, so that nothing below is pushed down, and the others on demand.
 */
export function Reminders({ isUnapproved }: Props) {
  const { reminders, isKnown, isComplete, error, retry } = useReminders();
  const [isOpen, setOpen] = useState(false);
  const hasOtherFirst = isUnapproved || error !== null;
  if (isUnapproved === undefined || (!hasOtherFirst && reminders.length === 0)) {
    const isWaiting = isUnapproved === undefined || !isKnown;
    return (
      <div className={styles.slot}>
        {isWaiting ? (
          <Skeleton className={styles.loading} />
        ) : (
          isComplete && (
            <p className={styles.none}>
              <CircleCheck size={16} aria-hidden />
              没有待办事项
            </p>
          )
        )}
      </div>
    );
  }
  const first = hasOtherFirst ? 0 : 1;
  const others = reminders.length - first;
  return (
    <div className={styles.slot}>
      <div className={styles.box}>
        {isUnapproved && (
          <Suspense fallback={<Skeleton className={styles.loading} />}>
            <RegistrationState />
          </Suspense>
        )}
        {error && <RetryLine error={error} what="证照到期提醒" onRetry={retry} />}
        <ReminderList isBelow={hasOtherFirst} reminders={isOpen ? reminders : reminders.slice(0, first)} />
        {others > 0 && (
          <TextButton className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "收起" : `还有 ${others} 项`}
          </TextButton>
        )}
      </div>
    </div>
  );
}

type ListProps = {
  /** True if other content comes first. */
  isBelow: boolean;
  reminders: readonly Reminder[];
};

function ReminderList({ isBelow, reminders }: ListProps) {
  if (reminders.length === 0) return null;
  return (
    <ul className={styles.reminders} data-below={isBelow || undefined} aria-label="待办提醒">
      {reminders.map(({ text, label, to }) => (
        <li key={text}>
          <CircleExclamationPoint size={16} aria-hidden />
          <Box as="span" grow narrow>
            {text}
          </Box>
          <Link className={styles.nextStep} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
