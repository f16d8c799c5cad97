import type { OpenChatParams } from "#generated/model/openChatParams.ts";
import type { Handler } from "#mock/domain/common/handler.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { chatPage, chatPolicy } from "./present/page.ts";
import { findChatter } from "./rules/token.ts";

export const openChat: Handler<{ query: OpenChatParams }> = ({ query, shopOrigins }, state) => {
  const chatter = findChatter(state, query.username, query.token);
  if (!chatter) throw new Refusal(401, "聊天凭证不正确或已失效，请刷新商城页面后重试", SHOP_RULES.chatToken);
  return {
    status: 200,
    body: chatPage(chatter.user, chatter.seat),
    headers: {
      "Content-Security-Policy": chatPolicy(shopOrigins),
      // The address has the token.
      "Referrer-Policy": "no-referrer",
    },
  };
};
