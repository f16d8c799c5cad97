import { type Limit, recentOf } from "#mock/domain/common/attempt-limit.ts";
import { type AttemptKey, attemptsOf, attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { drawDigits } from "#mock/domain/common/random-text.ts";
import { invalidField, keepingChanges, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { codeProblem, codeText } from "#mock/domain/common/sms-code.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import { DAY_MS, formatDate, startOfDay } from "#mock/world/shanghai-time.ts";
import type { SmsSceneCode } from "../records.ts";
import { type CaptchaAnswer, takeCaptcha } from "./captcha.ts";

/** One message a minute. */
const RESEND: Limit = { most: 1, windowMs: 60_000 };
const RESEND_SECONDS = 60;

const MOST_A_DAY = 10;

/** The limit after which a captcha is required. */
const CAPTCHA: Limit = { most: 3, windowMs: 10 * 60_000 };

const PURPOSES: Readonly<Record<SmsSceneCode, string>> = {
  register: "注册会员",
  reset: "找回密码",
  phone: "更换手机号",
  store: "关联门店",
  login: "登录",
};

const codeKey = (scene: SmsSceneCode, phone: string): string => `${scene}:${phone}`;

/**
 * Sends six digits to a number; a new code replaces the last one for its purpose. 429 within 60 seconds of the last
 * message and after ten in a day; after three in ten minutes 422 on `captcha` without a captcha. Returns the seconds
 * to wait.
 */
export function sendSmsCode(
  state: WorldState,
  { phone, scene, ...captcha }: { phone: string; scene: SmsSceneCode } & CaptchaAnswer,
): { wait: number } {
  const now = state.clock.now();
  const key: AttemptKey = `sms:${phone}`;
  const wait = attemptWait(state, key, RESEND);
  if (wait > 0) throw tooManyRequests(`验证码发送过于频繁，请 ${wait} 秒后再试`, SHOP_RULES.smsCode, wait);
  const sent = attemptsOf(state, key);
  const today = sent.filter((time) => formatDate(time) === formatDate(now));
  if (today.length >= MOST_A_DAY) {
    const message = `该手机号今天已发送 ${MOST_A_DAY} 条验证码，请明天再试`;
    throw tooManyRequests(message, SHOP_RULES.smsCode, Math.ceil((startOfDay(now) + DAY_MS - now) / 1000));
  }
  const asksCaptcha = recentOf(sent, now, CAPTCHA.windowMs).length >= CAPTCHA.most;
  const problem = asksCaptcha ? takeCaptcha(state, captcha) : undefined;
  if (problem !== undefined) throw keepingChanges(invalidField("captcha", problem, SHOP_RULES.captcha));
  noteAttempt(state, key);
  const code = drawDigits(state, "sms");
  putNewest(state.smsCodes, codeKey(scene, phone), { code, sentAt: now });
  state.send(phone, codeText(PURPOSES[scene], code), code);
  return { wait: RESEND_SECONDS };
}

/**
 * Why an entered code is wrong; undefined when it is right. Counts wrong entries, and after the fifth the code is void:
 * the refusal must be one that keeps changes.
 */
export function smsCodeProblem(
  state: WorldState,
  scene: SmsSceneCode,
  phone: string,
  code: string,
): string | undefined {
  const key = codeKey(scene, phone);
  return codeProblem(state.smsCodes.get(key), code, state.clock.now(), (counted) =>
    state.smsCodes.put(key, counted),
  );
}

/** Invalidates a code after use. */
export const takeSmsCode = (state: WorldState, scene: SmsSceneCode, phone: string): void =>
  state.smsCodes.delete(codeKey(scene, phone));
