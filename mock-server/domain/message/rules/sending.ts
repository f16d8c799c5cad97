import { Flag } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type MessageRecord, FIRST_NEW_MESSAGE_ID } from "../records.ts";

/** Adds an unread message for a buyer, as of now. */
export function sendMessage(
  state: WorldState,
  userId: number,
  message: Pick<MessageRecord, "type" | "title" | "content" | "url">,
): MessageRecord {
  const sent: MessageRecord = {
    id: state.next("buyer-message", FIRST_NEW_MESSAGE_ID),
    ...message,
    isRead: Flag.No,
    createdAt: state.clock.now(),
  };
  state.messages.put(userId, [sent, ...(state.messages.get(userId) ?? [])]);
  return sent;
}
