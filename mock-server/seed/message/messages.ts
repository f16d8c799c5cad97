import type { MessageRecord } from "#mock/domain/message/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import { numberIn, oneOf, readTable } from "../read-table.ts";

type Text = Pick<MessageRecord, "type" | "title" | "content" | "url">;

const TEXTS: ReadonlyMap<string, Text> = new Map(
  readTable(
    "mock-server/seed/message/texts.csv",
    ["key", "type", "title", "content", "url"],
    ({ key, type, ...text }) => [key, { ...text, type: oneOf([1, 2, 3, 4, 5], type) }],
  ),
);

/** Each buyer's messages, the newest first; hours count back from the base date. */
const SENT = readTable(
  "mock-server/seed/message/messages.csv",
  ["userId", "hoursAgo", "isRead", "text"],
  ({ userId, hoursAgo, isRead, text: key }) => {
    const text = TEXTS.get(key);
    if (text === undefined) throw new Error(`texts.csv has no "${key}"`);
    return { userId: numberIn(userId), hoursAgo: numberIn(hoursAgo), isRead: oneOf([0, 1], isRead), text };
  },
);

/** The range of message ids per buyer. */
const IDS_PER_USER = 1000;

/** The messages of the personas by user id, newest first. */
export const personaMessages = (): Map<number, readonly MessageRecord[]> =>
  new Map(
    Array.from(
      Map.groupBy(SENT, ({ userId }) => userId),
      ([userId, rows]) => [
        userId,
        rows.map(({ hoursAgo, isRead, text }, index) => ({
          id: userId * IDS_PER_USER + rows.length - index,
          type: text.type,
          title: text.title,
          content: text.content,
          url: text.url,
          isRead,
          createdAt: BASE_MS - hoursAgo * HOUR_MS,
        })),
      ],
    ),
  );
