import type { Limit } from "#mock/domain/common/attempt-limit.ts";
import { attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";
import { findByPhone } from "../rules/members.ts";

const LIMIT: Limit = { most: 20, windowMs: 60_000 };

/**
 * The member with a number, if any. 429 beyond 20 a minute from one network address, and about one number: whoever asks
 * chooses the cookie, but neither of these.
 */
export function checkPhone(state: WorldState, phone: string, client: string): UserRecord | undefined {
  const keys = [`phone-check:${client}`, `phone-check:${phone}`] as const;
  const wait = Math.max(...keys.map((key) => attemptWait(state, key, LIMIT)));
  if (wait > 0) throw tooManyRequests(`查询过于频繁，请 ${wait} 秒后再试`, SHOP_RULES.attempts, wait);
  for (const key of keys) noteAttempt(state, key);
  return findByPhone(state, phone);
}
