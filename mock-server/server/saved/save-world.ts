import type { World } from "../world.ts";
import type { SavedWorld } from "./saved-world.ts";

/** The current state of a world. Its values are shared, not copied: they never change. */
export const saveWorld = ({ scenario, clock, random, faults, state }: World): SavedWorld => ({
  scenario,
  clock: { now: clock.now(), frozen: clock.frozen },
  random: random.state,
  secret: state.secret.value,
  faults: faults.save(),
  tables: state.store.changes(),
});

/** Restores the saved state of a world; its clock runs on from there unless it was frozen. */
export function restoreWorld(world: World, saved: SavedWorld): void {
  const { clock, random, faults, state } = world;
  state.store.restore(saved.tables);
  faults.restore(saved.faults);
  random.state = saved.random;
  state.secret.value = saved.secret;
  world.scenario = saved.scenario;
  clock.freeze(saved.clock.now);
  if (!saved.clock.frozen) clock.resume();
}
