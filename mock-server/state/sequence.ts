import type { Journal } from "./journal.ts";
import { createTable } from "./table.ts";

/** The next number of a named series that begins at `first`. */
export type Sequence = (name: string, first: number) => number;

/** Running numbers of one world; a number drawn in a transaction that fails is drawn again. */
export function createSequence(journal: Journal): Sequence {
  const drawn = createTable<string, number>(journal);
  return (name, first) => {
    const value = (drawn.get(name) ?? first - 1) + 1;
    drawn.put(name, value);
    return value;
  };
}
