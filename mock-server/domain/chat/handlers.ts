import type { OpenChatParams } from "#generated/model/openChatParams.ts";
import type { Handler } from "#mock/domain/common/handler.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { findByUsername } from "#mock/domain/user/rules/members.ts";
import { chatPage } from "./present.ts";
import { chatToken } from "./rules.ts";

export const openChat: Handler<{ query: OpenChatParams }> = ({ query }, state) => {
  const user = findByUsername(state, query.username);
  if (user?.is_can_chat !== 1 || query.token !== chatToken(state, user))
    throw new Refusal(401, "聊天凭证不正确或已失效，请刷新商城页面后重试", SHOP_RULES.chatToken);
  return { status: 200, body: chatPage(user, state.clock.now()) };
};
