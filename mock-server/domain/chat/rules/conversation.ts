import type { WorldState } from "#mock/domain/world-state.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { ChatMessageRecord, ChatRecord } from "../records.ts";

/** Without a word of the buyer's for this long, the person leaves and the assistant replies again. */
const HELP_ENDS_MS = 30 * MINUTE_MS;

const NEW_CHAT: ChatRecord = { readUntil: 0, helpedFrom: null, spokeAt: 0, misses: 0 };

/** All messages of a buyer's chat, oldest first, with those that the desk is still about to send. */
const allMessages = (state: WorldState, userId: number): ChatMessageRecord[] =>
  [...state.chatMessages.values()]
    .filter((message) => message.userId === userId)
    .toSorted((a, b) => a.at - b.at || a.id - b.id);

/** The messages that are there by now, oldest first. */
export const messagesOf = (state: WorldState, userId: number): ChatMessageRecord[] =>
  allMessages(state, userId).filter(({ at }) => at <= state.clock.now());

/** The next message of the desk, in so far as it is being typed. */
export const typedNow = (state: WorldState, userId: number): ChatMessageRecord | undefined =>
  allMessages(state, userId).find(
    ({ typedAt, at }) => typedAt <= state.clock.now() && at > state.clock.now(),
  );

/** Messages of the desk that are due later than this do not keep it busy now. */
const OCCASION_MS = MINUTE_MS;

/** Returns the time until which the desk is busy with pending messages, in ms; the current time if there are none. */
export function busyUntil(state: WorldState, userId: number): number {
  const now = state.clock.now();
  const coming = allMessages(state, userId).filter(({ at }) => at > now && at <= now + OCCASION_MS);
  return coming.at(-1)?.at ?? now;
}

/** The state of a buyer's chat now: the person who helped has left after a while without a question. */
export function chatOf(state: WorldState, userId: number): ChatRecord {
  const chat = state.chats.get(userId) ?? NEW_CHAT;
  const { helpedFrom, spokeAt } = chat;
  if (helpedFrom === null) return chat;
  const isOver = state.clock.now() >= Math.max(helpedFrom, spokeAt) + HELP_ENDS_MS;
  return isOver ? { ...chat, helpedFrom: null } : chat;
}

/** True if a person replies now. */
export const isHelped = (state: WorldState, { helpedFrom }: ChatRecord): boolean =>
  helpedFrom !== null && helpedFrom <= state.clock.now();

/** The messages of the desk that the buyer has not seen, oldest first. */
export function unreadOf(state: WorldState, userId: number): ChatMessageRecord[] {
  const { readUntil } = chatOf(state, userId);
  return messagesOf(state, userId).filter(({ at, from }) => from !== "buyer" && at > readUntil);
}
