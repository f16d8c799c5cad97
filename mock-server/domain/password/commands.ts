import { terms } from "#generated/terms.ts";
import { forbidden, invalidField, keepingChanges } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord, VerificationRecord } from "#mock/domain/user/records.ts";
import { findByPhone } from "#mock/domain/user/rules/members.ts";
import { smsCodeProblem, takeSmsCode } from "#mock/domain/user/rules/sms-codes.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** The time for which a verified phone allows its owner to set a password, in ms. */
const VERIFIED_MS = terms.login.reset_minutes * 60_000;

/**
 * Checks an SMS code of scene `reset`. A visitor gets a session that may only set a new password; a logged-in buyer,
 * with the own number, keeps the session of `token` and may set one as well. 422 on `phone` for an unknown or another
 * member's number, on `code` for a wrong one. The time is in ms.
 */
export function verifyPhone(
  state: WorldState,
  { phone, code }: { readonly phone: string; readonly code: string },
  buyer: UserRecord | undefined,
  token: string | null,
): { user: UserRecord; token: string; until: number } {
  if (buyer && buyer.phone !== phone)
    throw invalidField(
      "phone",
      "请使用当前账号绑定的手机号验证，或退出登录后再找回密码",
      SHOP_RULES.phoneVerified,
    );
  const user = buyer ?? findByPhone(state, phone);
  if (!user) throw invalidField("phone", "该手机号未注册，请核对手机号", SHOP_RULES.phoneVerified);
  const problem = smsCodeProblem(state, "reset", phone, code);
  if (problem !== undefined) throw keepingChanges(invalidField("code", problem, SHOP_RULES.smsCode));
  takeSmsCode(state, "reset", phone);
  const until = state.clock.now() + VERIFIED_MS;
  const session = buyer && token !== null ? token : state.sessions.startForReset(user.id, VERIFIED_MS);
  const verification: VerificationRecord = { userId: user.id, until };
  state.verifications.put(session, verification);
  return { user, token: session, until };
}

/**
 * Sets the password of whoever verified the phone in this session; once, otherwise 403. Ends every other session of
 * the member, and this one if it was only for the reset. Returns whether the session continues.
 */
export function setPassword(
  state: WorldState,
  user: UserRecord,
  token: string | null,
  password: string,
): { continues: boolean } {
  const verified = token === null ? undefined : state.verifications.get(token);
  if (token === null || verified?.userId !== user.id || state.clock.now() >= verified.until)
    throw forbidden(
      `请先验证手机号，验证后 ${terms.login.reset_minutes} 分钟内可设置新密码`,
      SHOP_RULES.phoneVerified,
    );
  state.users.put(user.id, { ...user, password });
  state.verifications.delete(token);
  state.attempts.delete(`login:${user.username}`);
  state.sessions.endOthers(user.id, token);
  const continues = state.sessions.find(token)?.onlyFor === undefined;
  if (!continues) state.sessions.end(token);
  return { continues };
}
