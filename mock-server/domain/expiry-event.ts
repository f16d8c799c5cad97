import type { Event } from "#mock/world/event.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { Table } from "#mock/world/table.ts";
import type { WorldState } from "./world-state.ts";

/**
 * Expired records are retained this long, so that using one says that it has expired rather than that it does not
 * exist.
 */
const RETENTION_MS = DAY_MS;

type Expiring = {
  /** When the first record expires, in ms; infinite when there is none. */
  firstEnd(): number;
  /** Deletes the records that had expired at `time` (ms). */
  drop(time: number): void;
};

/** The records of a table, each of which expires at `endOf` (ms). */
function expiring<K, T>(table: Table<K, T>, endOf: (record: T) => number): Expiring {
  return {
    firstEnd() {
      let first = Number.POSITIVE_INFINITY;
      for (const record of table.values()) first = Math.min(first, endOf(record));
      return first;
    },
    drop(time) {
      for (const [key, record] of table.entries()) if (endOf(record) <= time) table.delete(key);
    },
  };
}

const all = (state: WorldState): readonly Expiring[] => [
  expiring(state.sessions.table, ({ expiresAt }) => expiresAt),
  expiring(state.captchas, ({ expiresAt }) => expiresAt),
  expiring(state.wechatCodes, ({ expiresAt, confirmedAt }) => confirmedAt ?? expiresAt),
  expiring(state.smsCodes, ({ sentAt }) => sentAt),
  expiring(state.agreementCodes, ({ sentAt }) => sentAt),
  expiring(state.verifications, ({ until }) => until),
  expiring(state.invoiceArchives, ({ createdAt }) => createdAt),
  expiring(state.attempts, (times) => times.at(-1) ?? 0),
];

/** Deletes sessions, codes, ZIP files and counted attempts a day after they expired, all that are due at once. */
export function expiryEvent(state: WorldState): Event | undefined {
  const tables = all(state);
  const first = Math.min(...tables.map((table) => table.firstEnd()));
  if (first === Number.POSITIVE_INFINITY) return undefined;
  return {
    at: first + RETENTION_MS,
    run() {
      for (const table of tables) table.drop(state.clock.now() - RETENTION_MS);
    },
  };
}
