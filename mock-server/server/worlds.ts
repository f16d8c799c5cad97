import { readCookie } from "#mock/http/cookies.ts";
import { HttpError } from "#mock/http/http-error.ts";
import type { RequestHeaders } from "#mock/http/request.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import type { Snapshots } from "./saved/snapshots.ts";
import type { World } from "./world.ts";

export type Worlds = {
  /** The world of this name; created at first use. */
  get(name: string): World;
  /** The world of this name; undefined if it is not in use. */
  find(name: string): World | undefined;
  /**
   * Resets a world: entities, sessions, clock, faults and log; snapshots stay. `prepare` sets it up, instead of what
   * every new world begins with. If that throws, the world is unchanged.
   */
  reset(name: string, prepare?: (world: World) => void): World;
  /** Drops a world; false if there is none. At its next use it starts from the seed. */
  drop(name: string): boolean;
  list(): World[];
  /** Drops the worlds that have been idle for a while; returns how many. */
  dropIdle(now: number): number;
};

export const DEFAULT_WORLD = "default";
const MOST_WORLDS = 1200;
const IDLE_MS = 60 * 60 * 1000;

export type WorldsPlan = {
  /** Creates a world from the seed, with the snapshots of the one that it replaces. */
  readonly create: (name: string, snapshots?: Snapshots) => World;
  /** Sets up a world when it is created. */
  readonly begin?: ((world: World) => void) | undefined;
  /** Keeps idle worlds. */
  readonly keepIdle?: boolean;
};

/** All worlds of one server; the least recently used one makes room for a new one. */
export function createWorlds({ create, begin, keepIdle = false }: WorldsPlan): Worlds {
  // A Map keeps its order: the first key is the least recently used.
  const worlds = new Map<string, World>();
  const drop = (name: string) => {
    // Whoever still refers to the world, such as a running call, need not keep its log in memory.
    worlds.get(name)?.log.clear();
    return worlds.delete(name);
  };
  const keep = (name: string, world: World) => {
    world.lastUsed = Date.now();
    worlds.delete(name);
    worlds.set(name, world);
    if (worlds.size > MOST_WORLDS) {
      const oldest = [...worlds.keys()].find((other) => other !== DEFAULT_WORLD && other !== name);
      if (oldest !== undefined) drop(oldest);
    }
    return world;
  };
  const fresh = (name: string) => {
    const world = create(name);
    begin?.(world);
    return world;
  };
  return {
    find: (name) => worlds.get(name),
    get: (name) => keep(name, worlds.get(name) ?? fresh(name)),
    reset(name, prepare = begin) {
      const before = worlds.get(name);
      const world = create(name, before?.snapshots);
      prepare?.(world);
      before?.log.clear();
      return keep(name, world);
    },
    drop,
    list: () => [...worlds.values()],
    dropIdle(now) {
      if (keepIdle) return 0;
      const before = worlds.size;
      for (const [name, world] of worlds)
        if (name !== DEFAULT_WORLD && now - world.lastUsed > IDLE_MS) drop(name);
      return before - worlds.size;
    },
  };
}

/** The world that a request names, by header or else by cookie. Throws HttpError as checkWorldName. */
export function worldNameOf(headers: RequestHeaders): string {
  const name = headers["x-mock-world"] ?? readCookie(headers.cookie, "mock_world");
  return name === undefined ? DEFAULT_WORLD : checkWorldName(String(name));
}

/** The name, if it can be written everywhere. Throws HttpError (400). */
export function checkWorldName(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name)) return name;
  const rule = say(
    "the name of a world must be 1 to 64 letters, digits, dots, underscores or hyphens",
    "沙箱（world）的名称必须是 1 到 64 个字母、数字、点、下划线或连字符",
  );
  throw new HttpError(errorResponse(400, rule));
}
