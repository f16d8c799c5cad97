import type { Message } from "#generated/model/message.ts";
import { type Handlers, own } from "./call.ts";
import { having, paged } from "./lists.ts";
import { notFound } from "./responses.ts";
import type { Buyer } from "./shop.ts";

const TYPES = [1, 2, 3, 4, 5] as const;

const unreadOf = ({ messages: all }: Buyer): number => having(all, { is_read: 0 }).length;

function read(buyer: Buyer, isMeant: (message: Message) => boolean) {
  buyer.messages = buyer.messages.map((each) => (isMeant(each) ? { ...each, is_read: 1 } : each));
  return { unread: unreadOf(buyer) };
}

/** Messages of a buyer, newest first. */
export const messages: Handlers = {
  listMessages: own(({ buyer, query }) => {
    const { type, is_read } = query;
    return { ...paged(having(buyer.messages, { type, is_read }), query), unread: unreadOf(buyer) };
  }),
  getMessageCounts: own(({ buyer }) => ({
    total: unreadOf(buyer),
    types: TYPES.map((type) => ({ type, number: having(buyer.messages, { type, is_read: 0 }).length })),
  })),
  getMessage: own(({ buyer, id }) => {
    const found = buyer.messages.find((each) => each.id === id);
    if (!found) throw notFound("没有这条消息");
    return found;
  }),
  readMessages: own(({ buyer, body }) => read(buyer, ({ id }) => (body.ids as number[]).includes(id))),
  readAllMessages: own(({ buyer, body }) => read(buyer, ({ type }) => (body.type ?? type) === type)),
  deleteMessages: own(({ buyer, body }) => {
    const left = buyer.messages.filter(({ id }) => !(body.ids as number[]).includes(id));
    const deleted = buyer.messages.length - left.length;
    buyer.messages = left;
    return { deleted, unread: unreadOf(buyer) };
  }),
};
