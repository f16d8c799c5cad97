import type { WorldState } from "#mock/domain/world-state.ts";
import type { UserRecord } from "../records.ts";

/** The member of a user name; blanks around it do not matter. */
export function findByUsername(state: WorldState, username: string): UserRecord | undefined {
  const name = username.trim();
  for (const user of state.users.values()) if (user.username === name) return user;
  return undefined;
}

/** The member of a mobile number; where stores of one owner share it, the one who was a member first. */
export function findByPhone(state: WorldState, phone: string): UserRecord | undefined {
  let first: UserRecord | undefined;
  for (const user of state.users.values())
    if (user.phone === phone && (!first || user.id < first.id)) first = user;
  return first;
}

/** The stores that belong together with a member, itself first, then the oldest. */
export const storesOf = (state: WorldState, user: UserRecord): UserRecord[] =>
  [...state.users.values()]
    .filter(({ ownerId }) => ownerId === user.ownerId)
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id) || a.id - b.id);
