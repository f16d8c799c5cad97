import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Conversation, Message } from "../protocol.ts";
import type { ChatMessageRecord } from "../records.ts";
import { chatOf, isHelped, messagesOf, typedNow, unreadOf } from "../rules/conversation.ts";
import { isStaffed } from "../rules/hours.ts";
import { presentCard } from "./card.ts";

const PAGE = 50;

/** The newest messages of a buyer's chat, or those before one of them, oldest first. */
export function presentConversation(state: WorldState, user: UserRecord, before?: number): Conversation {
  const all = messagesOf(state, user.id);
  const end = before === undefined ? -1 : all.findIndex(({ id }) => id === before);
  const until = end < 0 ? all.length : end;
  const from = Math.max(0, until - PAGE);
  const now = state.clock.now();
  const chat = chatOf(state, user.id);
  const unread = unreadOf(state, user.id);
  const typed = typedNow(state, user.id)?.from;
  return {
    today: formatDate(now),
    staffed: isStaffed(now),
    helped: isHelped(state, chat),
    typing: typed === "assistant" || typed === "agent" ? typed : null,
    first_unread: unread[0]?.id ?? null,
    unread: unread.length,
    has_earlier: from > 0,
    messages: all.slice(from, until).map((message) => presentMessage(state, user, message)),
  };
}

function presentMessage(state: WorldState, user: UserRecord, message: ChatMessageRecord): Message {
  const { id, from, at, choices, content } = message;
  const shared = { id, from, choices, time: formatDateTime(at), text: "", picture: null, card: null };
  switch (content.kind) {
    case "text":
      return { ...shared, kind: "text", text: content.text };
    case "picture": {
      const isStored = (state.chatPictures.get(content.id)?.content ?? null) !== null;
      return { ...shared, kind: "picture", picture: isStored ? content.id : null };
    }
    default: {
      const subject = { kind: content.kind, id: content.id } as const;
      return { ...shared, kind: "card", card: presentCard(state, user, subject) ?? null };
    }
  }
}
