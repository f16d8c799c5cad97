import { useGetRegistrationOptions } from "#generated/hooks/register/register.ts";

/** The kinds of company with the certificates each has to submit; they hardly ever change. */
export function useRegistrationOptions() {
  return useGetRegistrationOptions({
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      select: (response) => response.data,
      meta: { errors: "inline" },
    },
  });
}
