import { createStore, get, set } from "idb-keyval";
import type { App } from "#mock/server/app.ts";
import { restoreWorld, saveWorld } from "#mock/server/saved/save-world.ts";
import type { SavedWorld } from "#mock/server/saved/saved-world.ts";
import type { Stamp } from "#mock/server/saved/stamp.ts";

type Kept = {
  readonly stamp: Readonly<Record<string, unknown>>;
  readonly worlds: readonly (readonly [name: string, world: SavedWorld, session: string | undefined])[];
};

/** The sessions of worlds. */
type Sessions = {
  get(world: string): string | undefined;
  set(world: string, session: string | undefined): void;
};

/**
 * Keeps the worlds of a backend with their sessions in a database of the origin; those of another contract or seed, and
 * what cannot be read, are forgotten.
 */
export function keepWorlds(database: string, { worlds, stamp }: App, sessions: Sessions) {
  const store = createStore(database, "worlds");
  const restore = async () => {
    const kept = await get<Kept>("kept", store);
    for (const [name, saved, session] of kept && isOf(kept, stamp()) ? kept.worlds : []) {
      worlds.reset(name, (world) => restoreWorld(world, saved));
      sessions.set(name, session);
    }
  };
  return {
    /** Resolves when the worlds are there. */
    restored: restore().catch((error: unknown) =>
      console.error("the kept worlds cannot be read, so they begin anew", error),
    ),
    async save(): Promise<void> {
      const saved = worlds.list().map((world) => [world.name, saveWorld(world), sessions.get(world.name)]);
      await set("kept", { stamp: { ...stamp() }, worlds: saved }, store);
    },
  };
}

const isOf = ({ stamp }: Kept, current: Stamp): boolean =>
  Object.entries(current).every(([name, value]) => stamp[name] === value);
