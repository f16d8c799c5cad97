import { Flag } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** Who would apply for access to a controlled group. */
export function useApplicant() {
  const { data, isPending } = useGetCurrentUser();
  const user = data?.data;
  return {
    isPending,
    /** False while unknown. */
    isVisitor: user === null,
    /** Only approved companies may apply. */
    isUnapproved: user?.is_passed === Flag.No,
  };
}
