import { Box, Skeleton } from "@chakra-ui/react";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** The state of an account's approval, and the next step. */
export function RegistrationState() {
  const { step, isError, refetch } = useNextRegistrationStep();
  if (!step && !isError) return <Skeleton w="full" h="10" aria-label="审核进度加载中" />;
  if (!step)
    return (
      <Box w="full">
        <RetryLine what="审核进度" onRetry={refetch} />
      </Box>
    );
  return (
    <Box w="full">
      <Notice>
        {step.text}{" "}
        <TextLink to={step.to} fontWeight="600" textDecoration="underline">
          {step.label}
        </TextLink>
      </Notice>
    </Box>
  );
}
