import type { Limit } from "#mock/domain/common/attempt-limit.ts";
import { attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { invalidField, notFound, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { findOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ChatContent, ChatMessageRecord } from "../records.ts";
import { chatOf } from "../rules/conversation.ts";
import { MOST_TEXT } from "../rules/limits.ts";
import { addMessage } from "./add-message.ts";
import { reply } from "./reply.ts";

const LIMIT: Limit = { most: 30, windowMs: 60_000 };

/**
 * Adds a message of the buyer's and lets the desk reply some time later on the world's clock. 422 on `text` for an
 * empty or too long one, 404 for the card of what the buyer may not see, 429 for more than 30 messages a minute.
 */
export function say(state: WorldState, user: UserRecord, content: ChatContent): ChatMessageRecord {
  check(state, user, content);
  const wait = attemptWait(state, `chat:${user.id}`, LIMIT);
  if (wait > 0) throw tooManyRequests("消息发送太快，请稍候再发", SHOP_RULES.attempts, wait);
  noteAttempt(state, `chat:${user.id}`);
  const now = state.clock.now();
  const said = addMessage(state, {
    userId: user.id,
    from: "buyer",
    typedAt: now,
    at: now,
    content,
    choices: [],
  });
  state.chats.put(user.id, { ...chatOf(state, user.id), spokeAt: now });
  reply(state, user, content);
  return said;
}

function check(state: WorldState, user: UserRecord, content: ChatContent): void {
  switch (content.kind) {
    case "text": {
      const { length } = Array.from(content.text);
      if (content.text.trim() === "") throw invalidField("text", "请输入要咨询的内容", SHOP_RULES.chat);
      if (length > MOST_TEXT)
        throw invalidField("text", `消息最多 ${MOST_TEXT} 字，现在是 ${length} 字`, SHOP_RULES.chat);
      return;
    }
    case "order":
      if (!findOrder(state, user, content.id)) throw notFound("订单不存在，请重新选择", SHOP_RULES.ownData);
      return;
    case "goods":
      if (!state.goods.get(content.id)) throw notFound("商品不存在，请重新选择", SHOP_RULES.exists);
      return;
    default:
  }
}
