import type { Limit } from "#mock/domain/common/attempt-limit.ts";
import { type AttemptKey, attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";
import { findByPhone } from "../rules/members.ts";

const LIMIT: Limit = { most: 20, windowMs: 60_000 };

/**
 * The member with a number, if any. `client` is a session, or null for all visitors of the world; 429 beyond 20 a
 * minute.
 */
export function checkPhone(state: WorldState, phone: string, client: string | null): UserRecord | undefined {
  const key: AttemptKey = `phone-check:${client ?? ""}`;
  const wait = attemptWait(state, key, LIMIT);
  if (wait > 0) throw tooManyRequests(`查询过于频繁，请 ${wait} 秒后再试`, SHOP_RULES.attempts);
  noteAttempt(state, key);
  return findByPhone(state, phone);
}
