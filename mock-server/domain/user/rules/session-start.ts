import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";

/**
 * Logs a member in: starts a session beside those that there are, and records the time of the login. `via` as in
 * Sessions.
 */
export function startSession(
  state: WorldState,
  user: UserRecord,
  via?: readonly number[],
): { user: UserRecord; token: string } {
  const logins = { current: state.clock.now(), previous: user.logins.current };
  const seen = { ...user, logins };
  state.users.put(user.id, seen);
  return { user: seen, token: state.sessions.start(user.id, via) };
}
