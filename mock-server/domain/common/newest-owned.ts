import type { UserRecord } from "#mock/domain/user/records.ts";
import type { Table } from "#mock/world/table.ts";

type Owned = { readonly id: number; readonly userId: number; readonly createdAt: number };
type Known = { readonly version: number; readonly byUser: Map<number, readonly Owned[]> };

const known = new WeakMap<WeakKey, Known>();

/** A buyer's own entries of a table, newest first. The same list as long as the table is, so that it can be a key. */
export function newestOwned<T extends Owned>(
  table: Table<number, T>,
  { id: userId }: Pick<UserRecord, "id">,
): readonly T[] {
  const { version } = table;
  const last = known.get(table);
  const { byUser } = last?.version === version ? last : { byUser: new Map<number, readonly Owned[]>() };
  const newest =
    (byUser.get(userId) as readonly T[] | undefined) ??
    [...table.values()]
      .filter((entry) => entry.userId === userId)
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  known.set(table, { version, byUser: byUser.set(userId, newest) });
  return newest;
}
