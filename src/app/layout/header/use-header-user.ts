import type { User } from "#generated/model/index.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { useCurrentRoute } from "../use-current-route.ts";

/**
 * Member center, login and WeChat binding: these pages load the user themselves or have none (specification section
 * 4).
 */
const WITHOUT = new Set(["user_hyzx", "login", "zhzx_bdwx"]);

/** The user shown in the header, loaded where there is one. */
export function useHeaderUser(): User | null | undefined {
  const { name, header } = useCurrentRoute();
  return useCurrentUser(header !== "none" && !WITHOUT.has(name));
}
