import { Flag } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";

/** Returns the facts about the user that the goods pages need. */
export function useBuyer() {
  const { data } = useGetCurrentUser();
  const user = data?.data;
  return {
    /** True if the buyer cannot see prices, nor search by them. False while unknown. */
    hidesPrices: data !== undefined && (!user || user.show === Flag.No || user.is_passed === Flag.No),
    /** False while unknown, so that no login link appears briefly. */
    isVisitor: data !== undefined && user === null,
    /** False while unknown, so that nothing is fetched in vain. */
    isMember: Boolean(user),
    /** The 优 tag and its filter are shown only to some buyers. */
    showsPreferred: user?.is_show_youx === Flag.Yes,
  };
}
