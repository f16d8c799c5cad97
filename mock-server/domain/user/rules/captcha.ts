import { terms } from "#generated/terms.ts";
import { drawId, drawLetters } from "#mock/domain/common/random-text.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import type { CaptchaRecord } from "../records.ts";

/** The lifetime of a captcha, in ms. */
const CAPTCHA_MS = terms.login.code_minutes * 60_000;

const LENGTH = 4;

/** The captcha fields of a request. */
export type CaptchaAnswer = { readonly captcha_id?: string; readonly captcha?: string };

/** Creates a captcha. Its answer is also put into the outbox, for tests and developers. */
export function makeCaptcha(state: WorldState): CaptchaRecord {
  const now = state.clock.now();
  for (const { id, expiresAt } of state.captchas.values()) if (now >= expiresAt) state.captchas.delete(id);
  const captcha: CaptchaRecord = {
    id: `cap_${drawId(state, "captcha-id")}`,
    answer: drawLetters(state, "captcha", LENGTH),
    expiresAt: now + CAPTCHA_MS,
  };
  putNewest(state.captchas, captcha.id, captcha);
  const { id, answer } = captcha;
  state.send(id, `图形验证码 ${answer}，${terms.login.code_minutes} 分钟内有效，只能使用一次。`, answer);
  return captcha;
}

/** Why an answer is wrong; undefined when it is right, ignoring case. Either way the captcha is used up. */
export function takeCaptcha(
  state: WorldState,
  { captcha_id: id = "", captcha: answer = "" }: CaptchaAnswer,
): string | undefined {
  if (id === "" || answer.trim() === "") return "请输入图形验证码";
  const known = state.captchas.get(id);
  if (known) state.captchas.delete(id);
  if (!known || state.clock.now() >= known.expiresAt) return "图形验证码已失效，请点击图片刷新";
  return known.answer === answer.trim().toUpperCase() ? undefined : "图形验证码不正确，请按新图片重新输入";
}
