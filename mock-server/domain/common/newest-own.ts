import type { UserRecord } from "#mock/domain/user/records.ts";
import type { Table } from "#mock/world/table.ts";

type Owned = { readonly id: number; readonly userId: number; readonly createdAt: number };

/** A buyer's own entries of a table, newest first. */
export const newestOwn = <T extends Owned>(table: Table<number, T>, user: Pick<UserRecord, "id">): T[] =>
  [...table.values()]
    .filter(({ userId }) => userId === user.id)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
