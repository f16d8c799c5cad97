export type Journal = {
  /**
   * Notes how to undo a change that is being made, and what to tidy up once it stands for good. Outside a transaction
   * it does so at once.
   */
  record(undo: () => void, settle: () => void): void;
  /** Runs `fn`; when it throws, every change made in it is undone, latest first, and the error goes on. */
  transaction<T>(fn: () => T): T;
};

type Step = { readonly undo: () => void; readonly settle: () => void };

/** The list of undo steps that makes a handler atomic. Transactions nest; an inner one undoes its own part only. */
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
