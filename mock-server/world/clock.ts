import { BASE_MS } from "./base-date.ts";
import { formatDateTime } from "./shanghai-time.ts";

/**
 * The default start of a world's clock: 2026-11-21 10:00:00 in Asia/Shanghai, in ms, which matches the seed's dates.
 */
export const START_MS = BASE_MS + 10 * 60 * 60 * 1000;

export type Clock = {
  /** The world's time in ms. */
  now(): number;
  readonly frozen: boolean;
  /** Freezes the clock at a time in ms. */
  freeze(atMs: number): void;
  /** Sets the time in ms; a running clock continues from there, a frozen one stays frozen. */
  set(ms: number): void;
  /** Moves the time by a number of ms, forwards or backwards. */
  advance(ms: number): void;
  /** Resumes a frozen clock. */
  resume(): void;
  /** Increases each time the clock is set, frozen or resumed. */
  readonly revision: number;
  describe(): { now: string; frozen: boolean };
};

/** A clock that starts at `startMs`, by default at the real time, and runs at real speed. `realNow` returns ms. */
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
