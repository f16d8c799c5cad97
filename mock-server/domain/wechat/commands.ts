import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { startSession } from "#mock/domain/user/rules/session-start.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { findByWechat, requireConfirmed, takeWechatCode } from "./rules/codes.ts";

/**
 * Logs in the member bound to the WeChat account that confirmed the code. 409 when it is not bound: the code can then
 * still be used to register. For the code itself, see requireConfirmed.
 */
export function logInByWechat(state: WorldState, codeId: string): { user: UserRecord; token: string } {
  const code = requireConfirmed(state, codeId);
  const user = findByWechat(state, code.nickname);
  if (!user) throw conflict("该微信还没有绑定会员，请先注册或登录后绑定", SHOP_RULES.wechat);
  takeWechatCode(state, code);
  return startSession(state, user);
}
