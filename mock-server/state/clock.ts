import { formatDateTime } from "./shanghai-time.ts";

export type Clock = {
  /** The world's time in ms. */
  now(): number;
  /** Stops the clock at a time in ms. */
  freeze(atMs: number): void;
  /** Sets the time in ms; a running clock runs on from there, a frozen one stays. */
  set(ms: number): void;
  /** Moves the time by a number of ms, forwards or back. */
  advance(ms: number): void;
  /** Lets a frozen clock run on from where it stands. */
  resume(): void;
  describe(): { now: string; frozen: boolean };
};

/** A clock that starts at the real time and runs with it until told otherwise. `realNow` answers ms. */
export function createClock(realNow: () => number = Date.now): Clock {
  let frozenAt: number | null = null;
  let offset = 0;
  const now = () => frozenAt ?? realNow() + offset;
  const set = (ms: number) => {
    if (frozenAt === null) offset = ms - realNow();
    else frozenAt = ms;
  };
  return {
    now,
    set,
    freeze: (atMs) => {
      frozenAt = atMs;
    },
    advance: (ms) => set(now() + ms),
    resume: () => {
      offset = now() - realNow();
      frozenAt = null;
    },
    describe: () => ({ now: formatDateTime(now()), frozen: frozenAt !== null }),
  };
}
