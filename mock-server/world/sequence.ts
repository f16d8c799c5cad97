import type { Store } from "./store.ts";

/** The next number of a named series that begins at `first`. */
export type Sequence = (name: string, first: number) => number;

/** Running numbers of one world; a number drawn in a transaction that fails is drawn again. */
export function createSequence(store: Store): Sequence {
  const drawn = store.table<string, number>("sequences");
  return (name, first) => {
    const value = (drawn.get(name) ?? first - 1) + 1;
    drawn.put(name, value);
    return value;
  };
}
