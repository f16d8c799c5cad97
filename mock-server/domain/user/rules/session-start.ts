import type { TeamMemberRecord } from "#mock/domain/team/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";

/**
 * Logs a member in, or with `member` a person of its team: starts a session beside those that there are, and records
 * the time of the login. `via` are the stores that it came through by switching.
 */
export function startSession(
  state: WorldState,
  user: UserRecord,
  { via, member }: { readonly via?: readonly number[]; readonly member?: TeamMemberRecord | undefined } = {},
): { user: UserRecord; token: string } {
  const rest = { ...(via && { via }), ...(member && { memberId: member.id }) };
  if (member) {
    state.teamMembers.put(member.id, { ...member, lastLoginAt: state.clock.now() });
    return { user, token: state.sessions.start(user.id, rest) };
  }
  const logins = { current: state.clock.now(), previous: user.logins.current };
  const seen = { ...user, logins };
  state.users.put(user.id, seen);
  return { user: seen, token: state.sessions.start(user.id, rest) };
}
