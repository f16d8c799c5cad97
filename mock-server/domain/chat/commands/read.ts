import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { chatOf, messagesOf, unreadOf } from "../rules/conversation.ts";

/** Notes that the buyer has seen all messages up to one; by default all that are there. Returns how many are unread. */
export function markRead(state: WorldState, { id: userId }: UserRecord, upTo?: number): number {
  const there = messagesOf(state, userId);
  const seen = upTo === undefined ? there.at(-1) : there.find(({ id }) => id === upTo);
  const chat = chatOf(state, userId);
  if (seen && seen.at > chat.readUntil) state.chats.put(userId, { ...chat, readUntil: seen.at });
  return unreadOf(state, userId).length;
}
