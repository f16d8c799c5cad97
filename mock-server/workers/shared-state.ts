import type { Stamp } from "#mock/server/saved/stamp.ts";
import { writeStateFile } from "#mock/server/saved/state-keeper.ts";

/** Lines of one worker: all by their numbers in order, and those that were not sent before. */
export type SentLines = {
  readonly stamp: Stamp;
  readonly order: readonly number[];
  readonly fresh: readonly (readonly [number: number, line: Uint8Array])[];
};

export type SharedState = {
  /** Takes the lines of a worker; `answer` is called when they are written, or with why they cannot be. */
  store(worker: number, sent: SentLines, answer: (failure?: unknown) => void): void;
};

/**
 * Writes the worlds of all workers to one state file, which is that of a mock in one process. Nothing is written before every
 * worker has sent its worlds: until then the file that they have read is whole.
 */
export function createSharedState(path: string, count: number): SharedState {
  const held: (readonly Uint8Array[] | undefined)[] = Array.from({ length: count }, () => undefined);
  const known = held.map(() => new Map<number, Uint8Array>());
  let waiting: ((failure?: unknown) => void)[] = [];
  return {
    store(worker, { stamp, order, fresh }, answer) {
      const before = known[worker] ?? new Map<number, Uint8Array>();
      for (const [number, line] of fresh) before.set(number, line);
      // What is no longer in the worker's worlds is forgotten.
      known[worker] = new Map(order.map((number) => [number, before.get(number) ?? new Uint8Array()]));
      held[worker] = [...known[worker].values()];
      waiting.push(answer);
      if (held.includes(undefined)) return;
      const answers = waiting;
      waiting = [];
      let failure: unknown;
      try {
        writeStateFile(
          path,
          stamp,
          held.flatMap((lines) => lines ?? []),
        );
      } catch (error) {
        failure = error;
      }
      for (const each of answers) each(failure);
    },
  };
}
