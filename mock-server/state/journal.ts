export type Journal = {
  /** Notes how to undo a change that is being made. Outside a transaction there is nothing to note. */
  record(undo: () => void): void;
  /** Runs `fn`; when it throws, every change made in it is undone, latest first, and the error goes on. */
  transaction<T>(fn: () => T): T;
};

/** The list of undo steps that makes a handler atomic. Transactions nest; an inner one undoes its own part only. */
export function createJournal(): Journal {
  const undos: Array<() => void> = [];
  let depth = 0;
  return {
    record(undo) {
      if (depth > 0) undos.push(undo);
    },
    transaction(fn) {
      const mark = undos.length;
      depth += 1;
      try {
        return fn();
      } catch (error) {
        while (undos.length > mark) undos.pop()?.();
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) undos.length = 0;
      }
    },
  };
}
