import { useGetMessageCounts } from "#generated/hooks/message/message.ts";

/** How many messages the buyer has not read; 0 while unknown. It is only a badge: its errors are not shown. */
export function useUnreadCount(isLoggedIn: boolean): number {
  const { data = 0 } = useGetMessageCounts({
    query: { enabled: isLoggedIn, select: ({ data: counts }) => counts.total, meta: { silent: true } },
  });
  return isLoggedIn ? data : 0;
}
