import { createJournal } from "./journal.ts";
import { createTable, type Table } from "./table.ts";

export type Key = string | number;

/** What differs from the seed: for each table its changed entries, `null` in place of a value that is gone. */
export type Changes = Readonly<Record<string, ReadonlyArray<readonly [key: Key, value: unknown]>>>;

/** The tables of one world under their names. Values are plain JSON, so that a world can be written down. */
export type Store = {
  /** Makes a table over its part of the seed. A name is used once. */
  table<K extends Key, T>(name: string, base?: ReadonlyMap<K, T>): Table<K, T>;
  /** Runs `fn`; when it throws, all its changes are undone and the error goes on. */
  transaction<T>(fn: () => T): T;
  /** Every table under its name, to be looked at. */
  readonly tables: ReadonlyMap<
    string,
    Pick<Table<Key, unknown>, "get" | "entries" | "seeded" | "size" | "changed">
  >;
  /** Rises with every change. */
  readonly revision: number;
  /** The tables that were changed after the store stood at this revision. */
  changedSince(revision: number): string[];
  /** All that a snapshot has to keep. */
  changes(): Changes;
  /** Puts every table to where `changes` says; tables that it does not name go back to the seed. */
  restore(changes: Changes): void;
};

/** An empty store; its tables share one journal. */
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
