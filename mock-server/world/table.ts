import type { Journal } from "./journal.ts";

export type Table<K, T> = {
  get(key: K): T | undefined;
  put(key: K, value: T): void;
  delete(key: K): void;
  /** All current entries; those that the seed has not are in the order in which they came. */
  values(): Iterable<T>;
  /** Like `values`, with their keys. */
  entries(): Iterable<readonly [key: K, value: T]>;
  /** The seed's value for this key. */
  seeded(key: K): T | undefined;
  /** The number of entries, including the seed's. */
  readonly size: number;
  /** Increases with every change, and when one is undone: what is worked out from a table holds as long as this. */
  readonly version: number;
  /** The number of entries that differ from the seed. */
  readonly changed: number;
  /** The entries that differ from the seed, `null` for deleted ones. */
  changes(): ReadonlyArray<readonly [key: K, value: T | null]>;
  /** Resets the table to the seed, then applies these changes. Cannot be undone. */
  restore(changes: ReadonlyArray<readonly [key: K, value: T | null]>): void;
};

/**
 * A copy-on-write table over the seed: the base is shared by every world and never written; a world only stores its
 * changes. Values are immutable; a change puts a new value. `onChange` is called for each change.
 */
export function createTable<K, T>(
  journal: Journal,
  base: ReadonlyMap<K, T> = new Map<K, T>(),
  onChange: () => void = () => undefined,
): Table<K, T> {
  const changes = new Map<K, T | undefined>();
  let version = 0;
  /**
   * Only the deletion of a seed entry leaves a mark. Within a transaction every deletion does, so that undo restores
   * each entry to its place.
   */
  const settle = (key: K) => {
    if (changes.get(key) === undefined && !base.has(key)) changes.delete(key);
  };
  const write = (key: K, value: T | undefined) => {
    const had = changes.has(key);
    const before = changes.get(key);
    const undo = () => {
      version += 1;
      if (had) changes.set(key, before);
      else changes.delete(key);
    };
    changes.set(key, value);
    version += 1;
    onChange();
    journal.record(undo, () => settle(key));
  };
  return {
    get: (key) => (changes.size > 0 && changes.has(key) ? changes.get(key) : base.get(key)),
    put: (key, value) => write(key, value),
    delete: (key) => write(key, undefined),
    *values() {
      for (const [key, value] of base) if (!changes.has(key)) yield value;
      for (const value of changes.values()) if (value !== undefined) yield value;
    },
    *entries() {
      for (const entry of base) if (!changes.has(entry[0])) yield entry;
      for (const [key, value] of changes) if (value !== undefined) yield [key, value] as const;
    },
    seeded: (key) => base.get(key),
    get size() {
      let { size } = base;
      for (const [key, value] of changes) size += Number(value !== undefined) - Number(base.has(key));
      return size;
    },
    get version() {
      return version;
    },
    get changed() {
      return changes.size;
    },
    changes: () => [...changes].map(([key, value]) => [key, value ?? null] as const),
    restore(saved) {
      version += 1;
      changes.clear();
      for (const [key, value] of saved)
        if (value !== null || base.has(key)) changes.set(key, value ?? undefined);
      onChange();
    },
  };
}
