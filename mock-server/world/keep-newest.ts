import type { Key } from "./store.ts";
import type { Table } from "./table.ts";

/** The maximum number of records in a table that anybody can fill without a login. */
const MOST_RECORDS = 1000;

/** Puts a record at the end of a table that the seed has nothing of; beyond MOST_RECORDS the oldest make room. */
export function putNewest<K extends Key, T>(table: Table<K, T>, key: K, value: T): void {
  table.delete(key);
  table.put(key, value);
  let surplus = table.size - MOST_RECORDS;
  for (const [oldest] of surplus > 0 ? table.entries() : []) {
    if (surplus <= 0) return;
    table.delete(oldest);
    surplus -= 1;
  }
}
