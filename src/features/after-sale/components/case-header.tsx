import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type Step, StepBar } from "#src/shared/ui/progress/step-bar.tsx";

type Props = {
  label: string;
  status: string;
  hint: string;
  /** Why it was turned down. */
  reason?: string | undefined;
  steps: readonly Step[];
  actions?: ReactNode;
};

/** How a return or a complaint stands, and what can be done with it. */
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
