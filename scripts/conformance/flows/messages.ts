import type { Exchange } from "../../api-client/http/exchange.ts";
import { NOTATIONS } from "../generate/notations.ts";
import { sendInNotation } from "./notations.ts";
import { type Flow, NO_RECORD, type Steps } from "./steps.ts";

/**
 * Marks a read message as read again: nothing else changes. Unread ones are left alone, since this cannot be undone.
 */
export const messages: Flow = {
  id: "messages",
  name: { zh: "流程：消息已读", en: "flow: messages read" },
  operations: ["listMessages", "getMessageCounts", "readMessages", "readAllMessages"],
  writes: true,
  async walk(steps) {
    const { data: page } = await steps.succeed("listMessages");
    const read = page.list.filter(({ is_read: isRead }) => isRead === 1).map(({ id }) => id);
    const ids = steps.need(read.length > 0 ? read : undefined, {
      zh: "第一页没有已读的消息",
      en: "no message on the first page that was read",
    });
    const marked = await steps.succeed("readMessages", { body: { ids } });
    await expectUnread(steps, marked.exchange, page.unread);
    const gone = await steps.succeed("readMessages", { body: { ids: [NO_RECORD] } });
    await expectUnread(steps, gone.exchange, page.unread);
    for (const notation of NOTATIONS) {
      const exchange = await sendInNotation(steps, "readMessages", { ids }, notation);
      if (exchange) await expectUnread(steps, exchange, page.unread);
    }
    const { data: counts } = await steps.succeed("getMessageCounts");
    for (const { type, number } of counts.types) {
      if (number > 0) continue;
      const all = await steps.succeed("readAllMessages", { body: { type } });
      await expectUnread(steps, all.exchange, page.unread);
    }
  },
};

async function expectUnread(steps: Steps, exchange: Exchange, unread: number): Promise<void> {
  const { data } = await steps.succeed("listMessages");
  const expected = { zh: `未读仍是 ${unread} 条`, en: `still ${unread} unread` };
  steps.equal(exchange, "unread", data.unread, unread, expected);
}
