import type { App } from "./app.ts";
import { restoreWorld, saveWorld } from "./saved/save-world.ts";

/**
 * Brings the worlds of one app into another that takes its place, with all that has happened in them. Whoever still
 * holds a world of the old app, as a call under way, holds the new one from then on. Throws when a world cannot be set
 * up; the old app then stays as it was.
 */
export function handOver(from: App, to: App): void {
  const moved = from.worlds.list().map((world) => {
    const saved = saveWorld(world);
    return { world, fresh: to.worlds.reset(world.name, (fresh) => restoreWorld(fresh, saved)) };
  });
  for (const { world, fresh } of moved) {
    const { log, coverage, snapshots, lastUsed } = world;
    Object.assign(fresh, { log, coverage, snapshots, lastUsed });
    Object.assign(world, fresh);
  }
}
