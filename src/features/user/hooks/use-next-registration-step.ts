import { useGetRegistration } from "#generated/hooks/register/register.ts";
import { nextRegistrationStep } from "../lib/registration-step.ts";

/** What a buyer who is not approved does next; a failure is told in place. */
export function useNextRegistrationStep() {
  const { data, error, isError, refetch } = useGetRegistration({
    query: { select: (response) => response.data, meta: { silent: true } },
  });
  const hasNone = error?.status === 404;
  return {
    /** Undefined until it is known. */
    step: data || hasNone ? nextRegistrationStep(data) : undefined,
    isError: isError && !hasNone,
    refetch: () => void refetch(),
  };
}
