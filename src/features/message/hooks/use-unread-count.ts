import { useGetMessageCounts } from "#generated/hooks/message/message.ts";

/** The number of unread messages; 0 while unknown. For a badge only, so errors are not shown. */
export function useUnreadCount(isLoggedIn: boolean): number {
  const { data = 0 } = useGetMessageCounts({
    query: { enabled: isLoggedIn, select: ({ data: counts }) => counts.total, meta: { errors: "inline" } },
  });
  return isLoggedIn ? data : 0;
}
