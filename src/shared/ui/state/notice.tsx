import type { ReactNode } from "react";
import { CircleExclamationPoint } from "#generated/icons/circle-exclamation-point.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./notice.module.css";

type Props = { children: ReactNode; action?: ReactNode };

/** Explains a problem in place, and offers the next step. Announced as soon as it appears. */
export function Notice({ children, action }: Props) {
  return (
    <div className={styles.root} role="alert">
      <CircleExclamationPoint size={16} aria-hidden />
      <Box grow narrow>
        {children}
      </Box>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
