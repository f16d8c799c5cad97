import { useLocation } from "react-router-dom";
import type { User } from "#generated/model/index.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";

/** Pages that load the user themselves, or have none to load (specification section 4). */
const WITHOUT = /^\/(login|user|user_hyzx|zhzx\/bdwx|zhzx_bdwx)\/?$/;

/** The user as the header shows it. */
export function useHeaderUser(): User | null | undefined {
  return useCurrentUser(!WITHOUT.test(useLocation().pathname));
}
