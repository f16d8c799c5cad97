import type { UserRecord } from "#mock/domain/user/records.ts";
import type { Table } from "#mock/world/table.ts";
import { notFound } from "./refusal.ts";
import { SHOP_RULES } from "./shop-rules.ts";

/** A buyer's own entry of a table; undefined if there is none or it belongs to another. */
export function findOwned<K, T extends { readonly userId: number }>(
  table: Table<K, T>,
  key: K,
  user: UserRecord,
): T | undefined {
  const found = table.get(key);
  return found?.userId === user.id ? found : undefined;
}

/** A buyer's own entry of a table; 404 with this message if there is none or it belongs to another. */
export function requireOwned<K, T extends { readonly userId: number }>(
  table: Table<K, T>,
  key: K,
  user: UserRecord,
  message: string,
): T {
  const found = findOwned(table, key, user);
  if (!found) throw notFound(message, SHOP_RULES.ownData);
  return found;
}
