import { Flag } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** What the goods pages need to know about the user. */
export function useBuyer() {
  const { data } = useGetCurrentUser();
  const user = data?.data;
  return {
    /** Whether prices are hidden, and nothing can be found by them. False while unknown. */
    hidesPrices: data !== undefined && (!user || user.show === Flag.No || user.is_passed === Flag.No),
    /** False while unknown, so that no login link appears briefly. */
    isVisitor: data !== undefined && user === null,
    /** False while unknown, so that nothing is fetched in vain. */
    isMember: Boolean(user),
    /** The 优 tag and its filter are shown only to some buyers. */
    showsPreferred: user?.is_show_youx === Flag.Yes,
  };
}
