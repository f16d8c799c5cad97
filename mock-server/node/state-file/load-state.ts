import { type Stats, lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { restoreWorld } from "#mock/server/saved/save-world.ts";
import type { SavedWorld } from "#mock/server/saved/saved-world.ts";
import type { Stamp } from "#mock/server/saved/stamp.ts";
import { readStateLines } from "#mock/server/saved/state-lines.ts";
import { ELSEWHERE } from "#mock/server/saved/world-lines.ts";
import type { Worlds } from "#mock/server/worlds.ts";
import type { Changes, Key } from "#mock/world/store.ts";

/** A state file that cannot be used. It is left as it is. */
export class StateFileError extends Error {}

/**
 * Restores the worlds of a state file; none when there is no file yet. Running clocks have run on meanwhile, as if the
 * server had not stopped. Throws StateFileError for a file that is incomplete, of another contract or seed, or
 * unreadable.
 */
export function loadState(path: string, stamp: Stamp, worlds: Worlds, tables: ReadonlySet<string>): void {
  const text = readIfThere(path);
  if (text === undefined) return;
  try {
    const entries = readStateLines(text, stamp, tables);
    const long = new Map(
      entries.flatMap((entry) =>
        "table" in entry ? [[placeOf(entry.world, entry.table, entry.key), entry.value] as const] : [],
      ),
    );
    for (const entry of entries) {
      if ("snapshot" in entry) worlds.get(entry.world).snapshots.put(entry.snapshot);
      if (!("content" in entry)) continue;
      const { at, world } = entry;
      const content = { ...entry.content, tables: withLong(entry, long) };
      const now = content.clock.frozen ? content.clock.now : content.clock.now + Date.now() - at;
      worlds.reset(world, (fresh) => restoreWorld(fresh, { ...content, clock: { ...content.clock, now } }));
    }
  } catch (error) {
    if (error instanceof InputError) throw unusable(path, error.message);
    throw error;
  }
}

const placeOf = (world: string, table: string, key: Key) => JSON.stringify([world, table, key]);

/** The tables of a world, completed with the long records, which have lines of their own. */
function withLong(
  { world, content }: { readonly world: string; readonly content: SavedWorld },
  long: ReadonlyMap<string, unknown>,
): Changes {
  const tables = Object.entries(content.tables).map(([table, entries]) => [
    table,
    entries.map(([key, value]) => {
      if (!isDeepStrictEqual(value, ELSEWHERE)) return [key, value] as const;
      const place = placeOf(world, table, key);
      if (!long.has(place))
        throw new InputError(
          say(`${table} ${key} of world ${world} is missing`, `缺少沙箱 ${world} 的 ${table} ${key}`),
        );
      return [key, long.get(place)] as const;
    }),
  ]);
  return Object.fromEntries(tables) as Changes;
}

function readIfThere(path: string): string | undefined {
  if (!checkStateFile(path)) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw unusable(path, (error as Error).message);
  }
}

/** The file that a path leads to through symbolic links, there or not yet: it is locked and written, the links stay. */
export function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // Anything else, such as a loop, is reported when the file is opened.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) return path;
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
      ? followLinks(resolve(dirname(path), readlinkSync(path)))
      : join(followLinks(dirname(path)), basename(path));
  }
}

/**
 * Returns whether there is a state file. Throws StateFileError for what is no regular file, which is neither locked nor
 * read: a device may never end, a pipe never begin. Throws it for a file with several names, since a write replaces one
 * of them.
 */
export function checkStateFile(path: string): boolean {
  let file: Stats;
  try {
    file = statSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    throw unusable(path, message);
  }
  if (!file.isFile()) throw unusable(path, say("it is not a regular file", "它不是普通文件"));
  if (file.nlink > 1)
    throw unusable(
      path,
      say(
        "it has other names (hard links), which would keep the old worlds: name a copy of it, or use a symbolic link",
        "它有别的名称（硬链接），那些名称会停留在旧的沙箱：请用它的副本，或改用符号链接",
      ),
    );
  return true;
}

const unusable = (path: string, reason: string) =>
  new StateFileError(
    say(
      `cannot use the state file ${path}: ${reason} (the file is left as it is; use another, or move it away and start again)`,
      `无法使用状态文件 ${path}：${reason}（文件保持原样；请换一个文件，或把它移走后重新启动）`,
    ),
  );
