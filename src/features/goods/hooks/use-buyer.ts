import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** What the goods pages need to know of who is looking. */
export function useBuyer() {
  const { data } = useGetCurrentUser();
  return {
    /** False until it is known, so that no login link flashes up. */
    isVisitor: data !== undefined && data.data === null,
    /** False until it is known, so that nothing is asked for in vain. */
    isMember: Boolean(data?.data),
    /** The 优 tag and the filter for it are shown to some buyers only. */
    showsPreferred: data?.data?.is_show_youx === 1,
  };
}
