import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { type Limit, recentOf, waitSeconds } from "./attempt-limit.ts";

/** No limit looks back further than this. */
const LONGEST_MS = DAY_MS;

/** What is limited, and for whom: `login:buyer`. */
export type AttemptKey = `${"login" | "phone-check" | "sms" | "feedback" | "variety"}:${string}`;

/** When it was done within a day, in ms, the oldest first. */
export const attemptsOf = (state: WorldState, key: AttemptKey): readonly number[] =>
  recentOf(state.attempts.get(key) ?? [], state.clock.now(), LONGEST_MS);

/** Notes that it was done now. */
export const noteAttempt = (state: WorldState, key: AttemptKey): void =>
  state.attempts.put(key, [...attemptsOf(state, key), state.clock.now()]);

/** Seconds until it may be done once more; 0 when it may be done now. */
export const attemptWait = (state: WorldState, key: AttemptKey, limit: Limit): number =>
  waitSeconds(attemptsOf(state, key), state.clock.now(), limit);
