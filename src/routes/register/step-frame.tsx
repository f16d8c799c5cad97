import type { ReactNode } from "react";
import { stepsAt } from "#src/shared/lib/steps-at.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import styles from "./step-frame.module.css";

type Props = {
  title: string;
  steps: readonly string[];
  current: number;
  isOver?: boolean;
  /** Links to alternatives, beside the title. */
  others?: ReactNode;
  children: ReactNode;
};

/** The layout of a multi-step process. */
export function StepFrame({ title, steps, current, isOver = false, others, children }: Props) {
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Text as="h1" tone="strong" size="xl" bold>
          {title}
        </Text>
        {others && <div className={styles.others}>{others}</div>}
      </header>
      <div className={styles.steps}>
        <div className={styles.stepBar}>
          <StepBar label={`${title}的步骤`} steps={stepsAt(steps, current, isOver)} />
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
