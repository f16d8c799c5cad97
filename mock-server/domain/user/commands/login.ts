import { type Limit, recentOf } from "#mock/domain/common/attempt-limit.ts";
import { type AttemptKey, attemptsOf, attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { invalidField, keepingChanges, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";
import { type CaptchaAnswer, takeCaptcha } from "../rules/captcha.ts";
import { findByLogin, findLoginByPhone } from "../rules/members.ts";
import { startSession } from "../rules/session-start.ts";
import { smsCodeProblem, takeSmsCode } from "../rules/sms-codes.ts";

/** This many wrong passwords lock a user name until the oldest is `windowMs` ago. */
const LOCK: Limit = { most: 10, windowMs: 15 * 60_000 };

/** A captcha is required after this many. */
const CAPTCHA_AFTER = 3;

/**
 * Starts a session for a user name or mobile number, and a password. Spaces around the name are ignored. A wrong pair
 * is 422 on `password`, without saying which of the two is wrong; after three of them for a member a captcha is
 * required, 422 on `captcha`; after ten in a quarter of an hour 429.
 */
export function logIn(
  state: WorldState,
  { username, password, ...captcha }: { username: string; password: string } & CaptchaAnswer,
): { user: UserRecord; token: string } {
  const found = findByLogin(state, username);
  const who = found?.member ?? found?.user;
  // By whichever name the member is called.
  const key: AttemptKey = `login:${who?.username ?? username.trim()}`;
  const wait = attemptWait(state, key, LOCK);
  if (wait > 0) {
    const message = `密码错误次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试，或找回密码`;
    throw tooManyRequests(message, SHOP_RULES.attempts, wait);
  }
  const failures = recentOf(attemptsOf(state, key), state.clock.now(), LOCK.windowMs).length;
  const problem = failures >= CAPTCHA_AFTER ? takeCaptcha(state, captcha) : undefined;
  if (problem !== undefined) throw keepingChanges(invalidField("captcha", problem, SHOP_RULES.captcha));
  if (!found || who?.password !== password) {
    noteAttempt(state, key);
    throw keepingChanges(invalidField("password", "用户名或密码不正确", SHOP_RULES.password));
  }
  state.attempts.delete(key);
  return startSession(state, found.user, found);
}

/**
 * Starts a session for a mobile number and the code of scene `login`, which is used up. 422 on `phone` for a number
 * that belongs to no member, on `code` for a wrong code; after the fifth the code is void.
 */
export function logInByCode(
  state: WorldState,
  { phone, code }: { readonly phone: string; readonly code: string },
): { user: UserRecord; token: string } {
  const found = findLoginByPhone(state, phone);
  if (!found) throw invalidField("phone", "该手机号未注册，请核对手机号", SHOP_RULES.phoneVerified);
  const problem = smsCodeProblem(state, "login", phone, code);
  if (problem !== undefined) throw keepingChanges(invalidField("code", problem, SHOP_RULES.smsCode));
  takeSmsCode(state, "login", phone);
  return startSession(state, found.user, found);
}
