import { useEffect, useState } from "react";
import type { Conversation } from "#mock/domain/chat/protocol.ts";
import type { DeskClient } from "./desk-client.ts";
import { notifyShop } from "./use-shop.ts";

/**
 * Marks as read what is on screen, and sends the shop the number of unread messages. `divider` is the message above
 * which the new ones begin, as they were when the chat came on screen.
 */
export function useRead(desk: DeskClient, conversation: Conversation | undefined, isShown: boolean) {
  const [divider, setDivider] = useState<number | null>(null);
  const [isBegun, setBegun] = useState(false);
  const first = conversation?.first_unread ?? null;
  if (conversation && !isBegun) setBegun(true);
  // Messages that arrive while the chat is on screen need no divider.
  if (first !== null && divider === null && (!isBegun || !isShown)) setDivider(first);
  const unread = conversation?.unread ?? 0;
  const newest = conversation?.messages.at(-1)?.id;

  useEffect(() => {
    notifyShop({ chat: "unread", count: unread });
  }, [unread]);
  useEffect(() => {
    if (!isShown || unread === 0 || newest === undefined) return;
    // The next poll of the desk returns the rest, after a failure as well.
    desk.markRead(newest).then(
      (left) => notifyShop({ chat: "unread", count: left.unread }),
      () => undefined,
    );
  }, [desk, isShown, unread, newest]);
  return { divider, forgetDivider: () => setDivider(null) };
}
