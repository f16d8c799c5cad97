import type { WorldState } from "#mock/domain/world-state.ts";
import type { ChatMessageRecord } from "../records.ts";

/** Ids of messages sent in a world start here; those of the seed are lower. */
const FIRST_NEW_ID = 10_001;

/** Stores a message under the next id. */
export function addMessage(state: WorldState, message: Omit<ChatMessageRecord, "id">): ChatMessageRecord {
  const added = { id: state.next("chatMessage", FIRST_NEW_ID), ...message };
  state.chatMessages.put(added.id, added);
  return added;
}
