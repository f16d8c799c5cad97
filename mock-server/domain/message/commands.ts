import { Flag } from "#generated/enums.ts";
import type { MessageType } from "#generated/model/index.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { MessageRecord } from "./records.ts";
import { messagesOf } from "./rules/messages.ts";

/** Marks messages as read, ignoring those that do not exist. */
export function readMessages(state: WorldState, user: UserRecord, ids: readonly number[]): void {
  const requested = new Set(ids);
  markRead(state, user, ({ id }) => requested.has(id));
}

/** Marks every message as read, or those of one kind. */
export const readAllMessages = (state: WorldState, user: UserRecord, type?: MessageType): void =>
  markRead(state, user, (message) => type === undefined || message.type === type);

function markRead(state: WorldState, user: UserRecord, isMeant: (message: MessageRecord) => boolean): void {
  const messages = messagesOf(state, user.id);
  if (!messages.some((message) => message.isRead === Flag.No && isMeant(message))) return;
  state.messages.put(
    user.id,
    messages.map((message) => (isMeant(message) ? { ...message, isRead: Flag.Yes } : message)),
  );
}

/** Deletes messages, ignoring those that do not exist. Returns how many were deleted. */
export function deleteMessages(state: WorldState, user: UserRecord, ids: readonly number[]): number {
  const requested = new Set(ids);
  const messages = messagesOf(state, user.id);
  const left = messages.filter(({ id }) => !requested.has(id));
  if (left.length < messages.length) state.messages.put(user.id, left);
  return messages.length - left.length;
}
