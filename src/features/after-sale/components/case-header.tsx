import type { ReactNode } from "react";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { type Step, StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import styles from "./case-header.module.css";

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
    <Box as="section" framed p="panel" aria-label={label}>
      <Row align="center" gap="4" wrap mb="5">
        <Box grow role="status">
          <div className={styles.name}>{status}</div>
          <Text as="div" tone="muted">
            {hint}
          </Text>
          {reason && (
            <Text as="div" tone="promo">
              驳回原因：{reason}
            </Text>
          )}
        </Box>
        {actions}
      </Row>
      <StepBar label="处理进度" steps={steps} />
    </Box>
  );
}
