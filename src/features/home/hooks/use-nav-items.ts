import type { NavItem } from "#generated/model/index.ts";
import { useCommonData } from "./use-common-data.ts";

/** The navigation shows the first nine entries (specification section 9). */
const SHOWN = 9;

export function useNavItems(): NavItem[] {
  return useCommonData()?.nav.slice(0, SHOWN) ?? [];
}
