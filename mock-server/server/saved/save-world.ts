import type { World } from "../world.ts";
import type { SavedWorld } from "./saved-world.ts";

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
