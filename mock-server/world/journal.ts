export type Journal = {
  /**
   * Records how to undo a change, and what to run once it is committed. Outside a transaction it commits immediately.
   */
  record(undo: () => void, settle: () => void): void;
  /** Runs `fn`; if it throws, undoes every change made in it, latest first, and rethrows. */
  transaction<T>(fn: () => T): T;
};

type Step = { readonly undo: () => void; readonly settle: () => void };

/** The undo log that makes a handler atomic. Transactions can be nested; an inner one undoes only its own part. */
export function createJournal(): Journal {
  const steps: Step[] = [];
  let depth = 0;
  return {
    record(undo, settle) {
      if (depth > 0) steps.push({ undo, settle });
      else settle();
    },
    transaction(fn) {
      const mark = steps.length;
      depth += 1;
      try {
        return fn();
      } catch (error) {
        while (steps.length > mark) steps.pop()?.undo();
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) for (const { settle } of steps.splice(0)) settle();
      }
    },
  };
}
