import type { WorldState } from "#mock/domain/world-state.ts";
import type { MessageRecord, MessageTypeCode } from "../records.ts";

/** The buyer's messages, newest first. */
export const messagesOf = (state: WorldState, userId: number): readonly MessageRecord[] =>
  state.messages.get(userId) ?? [];

/** The number of unread messages, of one kind or of all. */
export const unreadOf = (state: WorldState, userId: number, type?: MessageTypeCode): number =>
  messagesOf(state, userId).filter(
    (message) => message.isRead === 0 && (type === undefined || message.type === type),
  ).length;
