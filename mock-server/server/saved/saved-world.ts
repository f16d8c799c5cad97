import type { SavedFaults } from "#mock/faults/fault-plan.ts";
import type { Changes } from "#mock/world/store.ts";

/** All that makes up a world, as plain JSON: what differs from the seed, and how it stands otherwise. */
export type SavedWorld = {
  readonly scenario: string | null;
  /** The world's time in ms. */
  readonly clock: { readonly now: number; readonly frozen: boolean };
  /** Where the world's series of random numbers stands. */
  readonly random: number;
  readonly faults: SavedFaults;
  /** Sessions, sequences and the outbox are tables, too. */
  readonly tables: Changes;
};
