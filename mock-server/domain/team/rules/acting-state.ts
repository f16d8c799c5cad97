import { Flag } from "#generated/enums.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Table } from "#mock/world/table.ts";
import type { TeamMemberRecord } from "../records.ts";
import { hasRight, missingRight } from "./rights.ts";

/** Carts of people are stored under these keys and their ids: no user has such an id. */
const MEMBER_CARTS = 1_000_000_000;

/** The key of a person's own cart. */
export const memberCart = (memberId: number): number => MEMBER_CARTS + memberId;

/** Lines of a request are stored under these keys and its id, until it is decided. */
const REQUEST_CARTS = 2_000_000_000;

/** The key of the cart that holds the lines of a request. */
export const requestCart = (requestId: number): number => REQUEST_CARTS + requestId;

/**
 * A world as a person of an account sees it: everything is the account's, but the cart is the person's own, and
 * without the right to see prices the account counts as one that shows none. `userId` is another store of the company
 * when the person has switched there, to the cart of that store. What is changed is the world itself.
 */
export function actingState(
  state: WorldState,
  member: TeamMemberRecord | undefined,
  userId: number | null,
): WorldState {
  if (!member || userId === null) return state;
  const world = withCart(state, member.accountId, memberCart(member.id));
  return hasRight(member, "prices") ? world : withoutPrices(world, userId);
}

/** A world in which an account has another cart, stored under `cartKey`. */
export function withCart(state: WorldState, accountId: number, cartKey: number): WorldState {
  const keyOf = (userId: number) => (userId === accountId ? cartKey : userId);
  return Object.assign(Object.create(state) as WorldState, {
    carts: withKeys(state.carts, keyOf),
    removedLines: withKeys(state.removedLines, keyOf),
  });
}

const withKeys = <T>(table: Table<number, T>, keyOf: (userId: number) => number): Table<number, T> =>
  Object.assign(Object.create(table) as Table<number, T>, {
    get: (key: number) => table.get(keyOf(key)),
    put: (key: number, value: T) => table.put(keyOf(key), value),
    delete: (key: number) => table.delete(keyOf(key)),
  });

function withoutPrices(state: WorldState, accountId: number): WorldState {
  const { users } = state;
  const shown = (user: UserRecord | undefined) =>
    user && user.id === accountId ? { ...user, show: Flag.No, pricesHiddenBy: missingRight("prices") } : user;
  return Object.assign(Object.create(state) as WorldState, {
    users: Object.assign(Object.create(users) as typeof users, {
      get: (id: number) => shown(users.get(id)),
      // The flag belongs to the account, whose prices are shown to others.
      put: (id: number, { pricesHiddenBy: _viewers, ...user }: UserRecord) =>
        users.put(id, id === accountId ? { ...user, show: users.get(id)?.show ?? user.show } : user),
    }),
  });
}
