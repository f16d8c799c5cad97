import { TeamMemberStatus } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { TeamMemberRecord } from "../records.ts";

/** The people of an account, in the order of their invitations. */
export const membersOf = (state: WorldState, accountId: number): TeamMemberRecord[] =>
  [...state.teamMembers.values()]
    .filter((member) => member.accountId === accountId)
    .toSorted((a, b) => a.id - b.id);

/** The person with a user name. */
export function findMemberByUsername(state: WorldState, username: string): TeamMemberRecord | undefined {
  if (username === "") return undefined;
  for (const member of state.teamMembers.values()) if (member.username === username) return member;
  return undefined;
}

/** The person with a mobile number who has not been stopped: a stopped one may be invited elsewhere. */
export function findMemberByPhone(state: WorldState, phone: string): TeamMemberRecord | undefined {
  for (const member of state.teamMembers.values())
    if (member.phone === phone && member.status !== TeamMemberStatus.Stopped) return member;
  return undefined;
}

/** The person whose invitation has a code and still holds. */
export function findInvited(state: WorldState, code: string): TeamMemberRecord | undefined {
  for (const member of state.teamMembers.values())
    if (member.invitation?.code === code && state.clock.now() < member.invitation.until) return member;
  return undefined;
}

/** The person of a session; undefined for an owner's session, and for none. */
export function memberOfSession(state: WorldState, token: string | null): TeamMemberRecord | undefined {
  const { memberId } = (token === null ? undefined : state.sessions.find(token)) ?? {};
  return memberId === undefined ? undefined : state.teamMembers.get(memberId);
}
