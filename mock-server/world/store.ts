import { createJournal } from "./journal.ts";
import { createTable, type Table } from "./table.ts";

export type Key = string | number;

/** The differences from the seed: the changed entries of each table, `null` for a deleted one. */
export type Changes = Readonly<Record<string, ReadonlyArray<readonly [key: Key, value: unknown]>>>;

/** The named tables of one world. Values are plain JSON, so that a world can be saved. */
export type Store = {
  /** Creates a table over its part of the seed. Names are unique. */
  table<K extends Key, T>(name: string, base?: ReadonlyMap<K, T>): Table<K, T>;
  /** Runs `fn`; if it throws, rolls back all its changes and rethrows. */
  transaction<T>(fn: () => T): T;
  /** Every table by name, for inspection and changes from outside. */
  readonly tables: ReadonlyMap<
    string,
    Pick<Table<Key, unknown>, "get" | "put" | "entries" | "seeded" | "size" | "changed">
  >;
  /** Increases with every change. */
  readonly revision: number;
  /** The tables changed after this revision. */
  changedSince(revision: number): string[];
  /** Everything a snapshot needs. */
  changes(): Changes;
  /** Restores every table to `changes`; tables it does not name go back to the seed. */
  restore(changes: Changes): void;
};

/** Creates an empty store; its tables share one journal. */
export function createStore(): Store {
  const journal = createJournal();
  const tables = new Map<string, Table<Key, unknown>>();
  const changedAt = new Map<string, number>();
  let revision = 0;
  return {
    table<K extends Key, T>(name: string, base: ReadonlyMap<K, T> = new Map<K, T>()): Table<K, T> {
      if (tables.has(name)) throw new Error(`there are two tables named ${name}`);
      const table = createTable<K, T>(journal, base, () => {
        revision += 1;
        changedAt.set(name, revision);
      });
      tables.set(name, table as unknown as Table<Key, unknown>);
      return table;
    },
    transaction: (fn) => journal.transaction(fn),
    tables,
    get revision() {
      return revision;
    },
    changedSince: (before) => [...changedAt].flatMap(([name, at]) => (at > before ? [name] : [])),
    changes: () =>
      Object.fromEntries(
        [...tables].flatMap(([name, table]) => (table.changed > 0 ? [[name, table.changes()]] : [])),
      ),
    restore(changes) {
      for (const [name, table] of tables) table.restore(changes[name] ?? []);
    },
  };
}
