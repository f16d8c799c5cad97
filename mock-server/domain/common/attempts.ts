import type { WorldState } from "#mock/domain/world-state.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { type Limit, recentOf, waitSeconds } from "./attempt-limit.ts";

/** The longest window of any limit, and more attempts than any allows in its own. */
const LONGEST_MS = DAY_MS;
const MOST_TIMES = 100;

/** The limited action, and whom it is limited for: `login:buyer`. */
export type AttemptKey = `${"login" | "phone-check" | "sms" | "feedback" | "variety" | "chat"}:${string}`;

/** The attempts of the last day, in ms, oldest first. */
export const attemptsOf = (state: WorldState, key: AttemptKey): readonly number[] =>
  recentOf(state.attempts.get(key) ?? [], state.clock.now(), LONGEST_MS);

/** Records an attempt now. */
export const noteAttempt = (state: WorldState, key: AttemptKey): void =>
  putNewest(state.attempts, key, [...attemptsOf(state, key).slice(1 - MOST_TIMES), state.clock.now()]);

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export const attemptWait = (state: WorldState, key: AttemptKey, limit: Limit): number =>
  waitSeconds(attemptsOf(state, key), state.clock.now(), limit);
