import { TeamMemberStatus } from "#generated/enums.ts";
import type { TeamMemberRecord } from "#mock/domain/team/records.ts";
import { findMemberByPhone, findMemberByUsername } from "#mock/domain/team/rules/members.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";

/** The member with a user name; spaces around it are ignored. */
export function findByUsername(state: WorldState, username: string): UserRecord | undefined {
  const name = username.trim();
  for (const user of state.users.values()) if (user.username === name) return user;
  return undefined;
}

/** The member with a mobile number; of stores that share it, the oldest member. */
export function findByPhone(state: WorldState, phone: string): UserRecord | undefined {
  let first: UserRecord | undefined;
  for (const user of state.users.values())
    if (user.phone === phone && (!first || user.id < first.id)) first = user;
  return first;
}

/** Who logs in: the owner of an account, or with `member` a person of its team. */
export type Login = { readonly user: UserRecord; readonly member?: TeamMemberRecord };

function asLogin(
  state: WorldState,
  user: UserRecord | undefined,
  member: TeamMemberRecord | undefined,
): Login | undefined {
  if (user) return { user };
  const account = member?.status === TeamMemberStatus.Active ? state.users.get(member.accountId) : undefined;
  return account && member && { user: account, member };
}

/** Finds a login by mobile number: the oldest account, else the person of a team. */
export const findLoginByPhone = (state: WorldState, phone: string): Login | undefined =>
  asLogin(state, findByPhone(state, phone), findMemberByPhone(state, phone));

/** Finds a login by user name, else by mobile number. */
export const findByLogin = (state: WorldState, name: string): Login | undefined =>
  asLogin(state, findByUsername(state, name), findMemberByUsername(state, name.trim())) ??
  findLoginByPhone(state, name.trim());

/** The stores of a member's group, itself first, then oldest first. */
export const storesOf = (state: WorldState, user: UserRecord): UserRecord[] =>
  [...state.users.values()]
    .filter(({ ownerId }) => ownerId === user.ownerId)
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id) || a.id - b.id);
