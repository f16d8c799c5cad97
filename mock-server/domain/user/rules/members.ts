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

/** The member with a user name, else the one with it as mobile number. */
export const findByLogin = (state: WorldState, name: string): UserRecord | undefined =>
  findByUsername(state, name) ?? findByPhone(state, name.trim());

/** The stores of a member's group, itself first, then oldest first. */
export const storesOf = (state: WorldState, user: UserRecord): UserRecord[] =>
  [...state.users.values()]
    .filter(({ ownerId }) => ownerId === user.ownerId)
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id) || a.id - b.id);
