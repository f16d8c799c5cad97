import type { FaultRule } from "../faults/fault.ts";

/** When the world of a test stands still unless it is told otherwise, in Shanghai: the seed's dates lie around it. */
export const TEST_START = "2026-11-21 10:00:00";

/** What a test's world is to be like. */
export type WorldOptions = {
  /** User name of who is logged in, without a password. Without it the scenario's persona, else a visitor. */
  readonly persona?: string;
  /** A state of the shop to begin with, by name. */
  readonly scenario?: string;
  /**
   * A time of Shanghai at which the clock stands still, or `running`. Without it a scenario's own time, else
   * 2026-11-21 10:00:00; both stand still, too.
   */
  readonly clock?: string;
  /** What is to go wrong from the first call on. */
  readonly faults?: readonly FaultRule[];
  /** The world's name. Without it one that no other test has. */
  readonly name?: string;
};
