import type { Key } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";

type Stored<K> = { readonly id: K; readonly size: number; readonly content: string | null };

/** Makes room for `size` bytes: drops the bytes of the oldest files of a table until at most `most` are held. */
export function makeRoom<K extends Key, T extends Stored<K>>(
  table: Table<K, T>,
  size: number,
  most: number,
): void {
  const stored = [...table.values()].filter(({ content }) => content !== null);
  let held = stored.reduce((total, file) => total + file.size, size);
  for (const file of stored) {
    if (held <= most) return;
    table.put(file.id, { ...file, content: null });
    held -= file.size;
  }
}
