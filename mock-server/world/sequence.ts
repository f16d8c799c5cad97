import type { Store } from "./store.ts";

/** The next number of a named sequence that starts at `first`. */
export type Sequence = (name: string, first: number) => number;

/** The sequences of one world; a number drawn in a failed transaction is drawn again. */
export function createSequence(store: Store): Sequence {
  const drawn = store.table<string, number>("sequences");
  return (name, first) => {
    const value = (drawn.get(name) ?? first - 1) + 1;
    drawn.put(name, value);
    return value;
  };
}
