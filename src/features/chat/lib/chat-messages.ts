import { type ChatSubject, isSubject } from "./chat-subject.ts";

/**
 * The messages from the chat to the shop: it is ready, the number of unread messages, and the card that the buyer
 * opens.
 */
type FromChat =
  | { readonly kind: "ready" }
  | { readonly kind: "unread"; readonly count: number }
  | { readonly kind: "open"; readonly subject: ChatSubject };

/** Reads a window message of the chat; undefined for anything else. */
export function readChatMessage(data: unknown): FromChat | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { chat, count, subject } = data as Record<string, unknown>;
  if (chat === "ready") return { kind: "ready" };
  if (chat === "unread" && Number.isSafeInteger(count) && Number(count) >= 0)
    return { kind: "unread", count: Number(count) };
  return chat === "open" && isSubject(subject) ? { kind: "open", subject } : undefined;
}
