import { Box, Skeleton } from "@chakra-ui/react";
import { useGetRegistration } from "#generated/hooks/register/register.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { nextRegistrationStep } from "../lib/registration-step.ts";

/** How the approval of an account stands, and the next step towards it. */
export function RegistrationState() {
  const { data, error, isError, refetch } = useGetRegistration({
    query: { select: (response) => response.data, meta: { silent: true } },
  });
  const hasNone = error?.status === 404;
  if (!data && !hasNone && !isError) return <Skeleton w="full" h="10" aria-label="审核进度加载中" />;
  if (!data && !hasNone)
    return (
      <Box w="full">
        <RetryLine what="审核进度" onRetry={() => void refetch()} />
      </Box>
    );
  const { text, label, to } = nextRegistrationStep(data);
  return (
    <Box w="full">
      <Notice>
        {text}{" "}
        <TextLink to={to} fontWeight="600" textDecoration="underline">
          {label}
        </TextLink>
      </Notice>
    </Box>
  );
}
