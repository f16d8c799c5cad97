import { Fragment, type ReactNode } from "react";
import { Check } from "#generated/icons/check.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import styles from "./step-bar.module.css";

export type Step = {
  name: string;
  /** When it was completed, if known. */
  time?: string | undefined;
  state: "done" | "current" | "coming";
  /** A picture of the step, instead of its number. */
  picture?: ReactNode;
};

type Props = { label: string; steps: readonly Step[] };

/**
 * The progress of a process in a few steps: completed steps with their times, the current one, and those to come;
 * distinguished by icon as well as by color.
 */
export function StepBar({ label, steps }: Props) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ name, time, state, picture }, index) => (
        <li key={name} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span className={styles.sign} aria-hidden>
            {state === "done" ? <Check size={14} strokeWidth={3} /> : (picture ?? index + 1)}
          </span>
          <span>{name}</span>
          {state === "done" && time && <Time time={time} />}
        </li>
      ))}
    </ol>
  );
}

/** Neither a date nor a time wraps. */
function Time({ time }: { time: string }) {
  return (
    <span className={styles.time}>
      {formatMinute(time)
        .split(" ")
        .map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{" "}
          </Fragment>
        ))}
    </span>
  );
}
