import { drawDigits } from "#mock/domain/common/random-text.ts";
import { invalidField, keepingChanges, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { codeProblem, codeText } from "#mock/domain/common/sms-code.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** The minimum time between two codes, in ms. */
const RESEND_MS = 60_000;

/**
 * Sends an SMS code for signing to the buyer's phone; 429 within 60 seconds of the last. Returns the seconds to wait.
 */
export function sendAgreementCode(state: WorldState, user: UserRecord): { wait: number } {
  const now = state.clock.now();
  const last = state.agreementCodes.get(user.id);
  const wait = last ? Math.ceil((last.sentAt + RESEND_MS - now) / 1000) : 0;
  if (wait > 0) throw tooManyRequests(`验证码已发送，请 ${wait} 秒后再试`, SHOP_RULES.smsCode, wait);
  const code = drawDigits(state, "agreement");
  state.agreementCodes.put(user.id, { code, sentAt: now });
  state.send(user.phone, codeText("签署《药品购销电子合同》", code), code);
  return { wait: RESEND_MS / 1000 };
}

/**
 * Signs with the code last sent; 422 on `code` when it is wrong, expired, or void after five wrong ones. Signing again
 * changes nothing.
 */
export function signAgreement(state: WorldState, user: UserRecord, code: string): UserRecord {
  if (user.agreement.signedAt !== null) return user;
  const now = state.clock.now();
  const problem = codeProblem(state.agreementCodes.get(user.id), code, now, (counted) =>
    state.agreementCodes.put(user.id, counted),
  );
  if (problem !== undefined) throw keepingChanges(invalidField("code", problem, SHOP_RULES.smsCode));
  const signed = { ...user, agreement: { ...user.agreement, signedAt: now } };
  state.users.put(user.id, signed);
  return signed;
}
