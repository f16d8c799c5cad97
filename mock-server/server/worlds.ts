import { errorAnswer } from "./answers.ts";
import { EarlyAnswer } from "./early-answer.ts";
import type { World } from "./world.ts";

export type Worlds = {
  /** The world of this name; it comes into being when it is first asked for. */
  get(name: string): World;
  /** Puts a world back to the seed: entities, sessions, clock, faults and log. */
  reset(name: string): World;
  /** Drops a world; false if there is none. Asked for again, it starts from the seed. */
  drop(name: string): boolean;
  list(): World[];
  /** Drops what nobody has used for a while; answers how many. */
  dropIdle(now: number): number;
};

export const DEFAULT_WORLD = "default";
const MOST_WORLDS = 1200;
const IDLE_MS = 60 * 60 * 1000;

/** All worlds of one server. The one that was used longest ago makes room for a new one. */
export function createWorlds(create: (name: string) => World): Worlds {
  // A Map keeps its order: the first key is the one that was used longest ago.
  const worlds = new Map<string, World>();
  const keep = (name: string, world: World) => {
    world.lastUsed = Date.now();
    worlds.delete(name);
    worlds.set(name, world);
    if (worlds.size > MOST_WORLDS) {
      const oldest = [...worlds.keys()].find((other) => other !== DEFAULT_WORLD && other !== name);
      if (oldest !== undefined) worlds.delete(oldest);
    }
    return world;
  };
  return {
    get: (name) => keep(name, worlds.get(name) ?? create(name)),
    reset: (name) => keep(name, create(name)),
    drop: (name) => worlds.delete(name),
    list: () => [...worlds.values()],
    dropIdle(now) {
      const before = worlds.size;
      for (const [name, world] of worlds)
        if (name !== DEFAULT_WORLD && now - world.lastUsed > IDLE_MS) worlds.delete(name);
      return before - worlds.size;
    },
  };
}

/** The name that a request asks for; 400 for one that could not be written everywhere. */
export function checkWorldName(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name)) return name;
  const rule = "世界名只能用 1 到 64 个字母、数字、点、下划线或连字符";
  throw new EarlyAnswer(errorAnswer(400, rule));
}
