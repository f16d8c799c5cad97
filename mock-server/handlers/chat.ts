import type { OpenChatParams } from "#generated/model/openChatParams.ts";
import { chatToken } from "#mock/state/chat-token.ts";
import { findByUsername } from "#mock/state/find-user.ts";
import { chatPage } from "#mock/state/present/chat-page.ts";
import type { Handler } from "./define.ts";

export const openChat: Handler<{ query: OpenChatParams }> = ({ query }, state) => {
  const user = findByUsername(state, query.username);
  // Answered and not thrown: a wrong token of a frame is no reason to end the session of the shop around it.
  if (user?.is_can_chat !== 1 || query.token !== chatToken(state, user))
    return { status: 401, body: { code: 401, message: "聊天凭证不正确或已失效，请刷新商城页面后重试" } };
  return { status: 200, body: chatPage(user, state.clock.now()) };
};
