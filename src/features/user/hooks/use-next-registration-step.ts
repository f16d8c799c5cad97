import { useGetRegistration } from "#generated/hooks/register/register.ts";
import { nextRegistrationStep } from "../lib/registration-step.ts";

/** The next step of an unapproved buyer; errors are shown in place. */
export function useNextRegistrationStep() {
  const { data, error, refetch } = useGetRegistration({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const hasNone = error?.status === 404;
  return {
    /** Undefined while unknown. */
    data: data || hasNone ? nextRegistrationStep(data) : undefined,
    error: hasNone ? null : error,
    refetch,
  };
}
