import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** Who would ask for a controlled group. */
export function useApplicant() {
  const { data, isPending } = useGetCurrentUser();
  const user = data?.data;
  return {
    isPending,
    /** False until it is known. */
    isVisitor: user === null,
    /** Only approved companies may ask. */
    isUnapproved: user?.is_passed === 0,
  };
}
