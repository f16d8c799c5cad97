import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
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
    <Box
      as="section"
      aria-label={label}
      p={{ base: "3", md: "4" }}
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
    >
      <Flex align="center" gap="4" wrap="wrap" mb="5">
        <Box role="status" flex="1">
          <Box fontSize="xl" fontWeight="600" lineHeight="short">
            {status}
          </Box>
          <Box color="fg.muted">{hint}</Box>
          {reason && <Box color="fg.promo">驳回原因：{reason}</Box>}
        </Box>
        {actions}
      </Flex>
      <StepBar label="处理进度" steps={steps} />
    </Box>
  );
}
