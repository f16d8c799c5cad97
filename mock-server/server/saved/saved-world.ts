import type { SavedFaults } from "#mock/faults/fault-plan.ts";
import type { Changes } from "#mock/world/store.ts";

/** A world as plain JSON: what differs from the seed, and the state of clock, faults and random numbers. */
export type SavedWorld = {
  readonly scenario: string | null;
  /** The world's time in ms. */
  readonly clock: { readonly now: number; readonly frozen: boolean };
  /** State of the world's random number generator. */
  readonly random: number;
  /** The secret that its tokens and signatures are derived from. */
  readonly secret: string;
  readonly faults: SavedFaults;
  /** Sessions, sequences and the outbox are tables, too. */
  readonly tables: Changes;
};
