import { Flag } from "#generated/enums.ts";
import type { MessageType } from "#generated/model/index.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { MessageRecord } from "../records.ts";

/** The buyer's messages, newest first. */
export const messagesOf = (state: WorldState, userId: number): readonly MessageRecord[] =>
  state.messages.get(userId) ?? [];

/** The number of unread messages, of one kind or of all. */
export const unreadOf = (state: WorldState, userId: number, type?: MessageType): number =>
  messagesOf(state, userId).filter(
    (message) => message.isRead === Flag.No && (type === undefined || message.type === type),
  ).length;
