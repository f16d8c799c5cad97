import { Box, Skeleton } from "@chakra-ui/react";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** How the approval of an account stands, and the next step towards it. */
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
