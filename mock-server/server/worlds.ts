import type { IncomingHttpHeaders } from "node:http";
import { errorAnswer } from "#mock/http/answers.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { HttpError } from "#mock/http/http-error.ts";
import type { Snapshots } from "./saved/snapshots.ts";
import type { World } from "./world.ts";

export type Worlds = {
  /** The world of this name; it comes into being when it is first asked for. */
  get(name: string): World;
  /**
   * Puts a world back to its beginning: entities, sessions, clock, faults and log; `prepare` changes it before anybody
   * sees it, in place of what every new world begins with. When that throws, the world stays as it was. Its snapshots stay.
   */
  reset(name: string, prepare?: (world: World) => void): World;
  /** Drops a world; false if there is none. Asked for again, it starts from the seed. */
  drop(name: string): boolean;
  list(): World[];
  /** Drops what nobody has used for a while; answers how many. */
  dropIdle(now: number): number;
};

export const DEFAULT_WORLD = "default";
const MOST_WORLDS = 1200;
const IDLE_MS = 60 * 60 * 1000;

export type WorldsPlan = {
  /** A world from the seed, with the snapshots of the one that it replaces. */
  readonly create: (name: string, snapshots?: Snapshots) => World;
  /** Sets up what a world has when it first comes into being. */
  readonly begin?: ((world: World) => void) | undefined;
  /** Worlds are kept, however long nobody uses them. */
  readonly keepIdle?: boolean;
};

/** All worlds of one server. The one that was used longest ago makes room for a new one. */
export function createWorlds({ create, begin, keepIdle = false }: WorldsPlan): Worlds {
  // A Map keeps its order: the first key is the one that was used longest ago.
  const worlds = new Map<string, World>();
  const drop = (name: string) => {
    // What still refers to the world, as an answer under way, need not hold its log.
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
export function worldNameOf(headers: IncomingHttpHeaders): string {
  const name = headers["x-mock-world"] ?? readCookie(headers.cookie, "mock_world");
  return name === undefined ? DEFAULT_WORLD : checkWorldName(String(name));
}

/** The name, if it can be written everywhere. Throws HttpError (400). */
export function checkWorldName(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name)) return name;
  const rule = "世界名只能用 1 到 64 个字母、数字、点、下划线或连字符";
  throw new HttpError(errorAnswer(400, rule));
}
