import { BASE_MS } from "./base-date.ts";
import { formatDateTime } from "./shanghai-time.ts";

/** When the clock of a new world starts: 2026-11-21 10:00:00 in Asia/Shanghai, in ms, as the seed's dates lie there. */
export const START_MS = BASE_MS + 10 * 60 * 60 * 1000;

export type Clock = {
  /** The world's time in ms. */
  now(): number;
  /** Whether it stands still. */
  readonly frozen: boolean;
  /** Stops the clock at a time in ms. */
  freeze(atMs: number): void;
  /** Sets the time in ms; a running clock runs on from there, a frozen one stays. */
  set(ms: number): void;
  /** Moves the time by a number of ms, forwards or back. */
  advance(ms: number): void;
  /** Lets a frozen clock run on from where it stands. */
  resume(): void;
  /** Rises each time that somebody moves, stops or starts it. */
  readonly revision: number;
  describe(): { now: string; frozen: boolean };
};

/** A clock that starts at `startMs`, else at the real time, and runs with it until told otherwise. `realNow` answers ms. */
export function createClock(realNow: () => number = Date.now, startMs?: number): Clock {
  let frozenAt: number | null = null;
  let offset = startMs === undefined ? 0 : startMs - realNow();
  const now = () => frozenAt ?? realNow() + offset;
  let revision = 0;
  const set = (ms: number) => {
    revision += 1;
    if (frozenAt === null) offset = ms - realNow();
    else frozenAt = ms;
  };
  return {
    now,
    get frozen() {
      return frozenAt !== null;
    },
    set,
    freeze: (atMs) => {
      revision += 1;
      frozenAt = atMs;
    },
    advance: (ms) => set(now() + ms),
    resume: () => {
      revision += 1;
      offset = now() - realNow();
      frozenAt = null;
    },
    get revision() {
      return revision;
    },
    describe: () => ({ now: formatDateTime(now()), frozen: frozenAt !== null }),
  };
}
