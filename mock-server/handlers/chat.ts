import type { OpenChatParams } from "#generated/model/openChatParams.ts";
import { chatToken } from "#mock/state/chat-token.ts";
import { findByUsername } from "#mock/state/find-user.ts";
import { chatPage } from "#mock/state/present/chat-page.ts";
import { Refusal } from "#mock/state/refusal.ts";
import { SHOP_RULES } from "#mock/state/rules/shop-rules.ts";
import type { Handler } from "./define.ts";

export const openChat: Handler<{ query: OpenChatParams }> = ({ query }, state) => {
  const user = findByUsername(state, query.username);
  if (user?.is_can_chat !== 1 || query.token !== chatToken(state, user))
    throw new Refusal(401, "聊天凭证不正确或已失效，请刷新商城页面后重试", SHOP_RULES.chatToken);
  return { status: 200, body: chatPage(user, state.clock.now()) };
};
