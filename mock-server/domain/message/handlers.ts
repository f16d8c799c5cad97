import type { DeleteMessagesBody } from "#generated/model/deleteMessagesBody.ts";
import type { ListMessagesParams } from "#generated/model/listMessagesParams.ts";
import type { ReadAllMessagesBody } from "#generated/model/readAllMessagesBody.ts";
import type { ReadMessagesBody } from "#generated/model/readMessagesBody.ts";
import { buyerOf, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import {
  deleteMessages as removeMessages,
  readAllMessages as readAll,
  readMessages as read,
} from "./commands.ts";
import { MESSAGE_TYPES, presentMessage } from "./present.ts";
import { messagesOf, unreadOf } from "./rules/messages.ts";

export const listMessages: Handler<{ query: ListMessagesParams }> = (request, state) => {
  const { id } = buyerOf(request, state);
  const { type, is_read: isRead, page, page_size: size } = request.query;
  const found = messagesOf(state, id).filter(
    (message) =>
      (type === undefined || message.type === type) && (isRead === undefined || message.isRead === isRead),
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map(presentMessage), ...rest, unread: unreadOf(state, id) });
};

export const getMessageCounts: Handler = (request, state) => {
  const { id } = buyerOf(request, state);
  return ok({
    total: unreadOf(state, id),
    types: MESSAGE_TYPES.map((type) => ({ type, number: unreadOf(state, id, type) })),
  });
};

export const getMessage: Handler<{ path: { id: number } }> = (request, state) => {
  const { id } = buyerOf(request, state);
  const message = messagesOf(state, id).find((one) => one.id === request.path.id);
  if (!message) throw notFound("消息不存在或已删除", SHOP_RULES.ownData);
  return ok(presentMessage(message));
};

export const readMessages: Handler<{ body: ReadMessagesBody }> = (request, state) => {
  const user = buyerOf(request, state);
  read(state, user, request.body.ids);
  return ok({ unread: unreadOf(state, user.id) });
};

export const readAllMessages: Handler<{ body: ReadAllMessagesBody }> = (request, state) => {
  const user = buyerOf(request, state);
  readAll(state, user, request.body.type);
  return ok({ unread: unreadOf(state, user.id) });
};

export const deleteMessages: Handler<{ body: DeleteMessagesBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const deleted = removeMessages(state, user, request.body.ids);
  return ok({ deleted, unread: unreadOf(state, user.id) });
};
