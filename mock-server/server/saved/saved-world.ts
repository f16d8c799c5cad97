import type { SavedFaults } from "#mock/faults/fault-plan.ts";
import type { Changes } from "#mock/state/store.ts";
import type { World } from "../world.ts";

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

/** A world as it stands. Its values are shared, as they never change. */
export const saveWorld = ({ scenario, clock, random, faults, state }: World): SavedWorld => ({
  scenario,
  clock: { now: clock.now(), frozen: clock.frozen },
  random: random.state,
  faults: faults.save(),
  tables: state.store.changes(),
});

/** Puts a world to where it stood; its clock runs on from there unless it was frozen. */
export function restoreWorld(world: World, saved: SavedWorld): void {
  const { clock, random, faults, state } = world;
  state.store.restore(saved.tables);
  faults.restore(saved.faults);
  random.state = saved.random;
  world.scenario = saved.scenario;
  clock.freeze(saved.clock.now);
  if (!saved.clock.frozen) clock.resume();
}
