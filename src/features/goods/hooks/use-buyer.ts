import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** What the goods pages need to know about the user. */
export function useBuyer() {
  const { data } = useGetCurrentUser();
  return {
    /** False while unknown, so that no login link appears briefly. */
    isVisitor: data !== undefined && data.data === null,
    /** False while unknown, so that nothing is fetched in vain. */
    isMember: Boolean(data?.data),
    /** The 优 tag and its filter are shown only to some buyers. */
    showsPreferred: data?.data?.is_show_youx === 1,
  };
}
