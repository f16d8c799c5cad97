import type { ChatMessageRecord } from "#mock/domain/chat/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS, parseDateTime } from "#mock/world/shanghai-time.ts";
import { numberIn, oneOf, readTable } from "../read-table.ts";

/** The earlier messages between the personas and customer service, oldest first. */
const SAID = readTable(
  "mock-server/seed/chat/messages.csv",
  ["userId", "daysAgo", "time", "from", "text"],
  ({ userId, daysAgo, time, from, text }) => ({
    userId: numberIn(userId),
    at:
      BASE_MS -
      numberIn(daysAgo) * DAY_MS +
      parseDateTime(`1970-01-01 ${time}`) -
      parseDateTime("1970-01-01 00:00:00"),
    from: oneOf(["buyer", "assistant", "agent"], from),
    text,
  }),
);

/** The chats of the personas, by message id. */
export const personaChats = (): Map<number, ChatMessageRecord> =>
  new Map(
    SAID.map(({ text, at, ...said }, index) => [
      index + 1,
      { id: index + 1, ...said, typedAt: at, at, content: { kind: "text", text }, choices: [] },
    ]),
  );
