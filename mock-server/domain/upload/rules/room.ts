import type { Table } from "#mock/world/table.ts";

type Stored = { readonly id: number; readonly size: number; readonly content: string | null };

/** Makes room for `size` bytes: drops the bytes of the oldest files of a table until at most `most` are held. */
export function makeRoom<T extends Stored>(table: Table<number, T>, size: number, most: number): void {
  const kept = [...table.values()].filter(({ content }) => content !== null).toSorted((a, b) => a.id - b.id);
  let held = kept.reduce((total, file) => total + file.size, size);
  for (const file of kept) {
    if (held <= most) return;
    table.put(file.id, { ...file, content: null });
    held -= file.size;
  }
}
