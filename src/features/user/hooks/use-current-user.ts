import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { User } from "#generated/model/index.ts";

/**
 * The logged-in buyer; null for a visitor, undefined while unknown. With `loads` false it only reads what another
 * part of the page has loaded.
 */
export function useCurrentUser(loads = true): User | null | undefined {
  const { data } = useGetCurrentUser({
    query: { enabled: loads, staleTime: 60_000, select: (response) => response.data },
  });
  return data;
}
