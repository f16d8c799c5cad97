import { readFileSync } from "node:fs";
import { InputError } from "#mock/faults/check-fields.ts";
import type { Worlds } from "../worlds.ts";
import { restoreWorld } from "./saved-world.ts";
import type { Stamp } from "./stamp.ts";
import { readStateLines } from "./state-lines.ts";

/** A state file that cannot be used. It is left as it is. */
export class StateFileError extends Error {}

/**
 * Brings the worlds of a state file back; none when there is no file yet. Running clocks have run on meanwhile, as if
 * the server had not stopped. Throws StateFileError for a file that is torn, foreign or cannot be read.
 */
export function loadState(path: string, stamp: Stamp, worlds: Worlds, tables: ReadonlySet<string>): void {
  const text = readIfThere(path);
  if (text === undefined) return;
  try {
    for (const entry of readStateLines(text, stamp, tables)) {
      if ("snapshot" in entry) {
        worlds.get(entry.world).snapshots.put(entry.snapshot);
        continue;
      }
      const { at, content, world } = entry;
      const now = content.clock.frozen ? content.clock.now : content.clock.now + Date.now() - at;
      worlds.reset(world, (fresh) => restoreWorld(fresh, { ...content, clock: { ...content.clock, now } }));
    }
  } catch (error) {
    if (error instanceof InputError) throw unusable(path, error.message);
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw unusable(path, code === "EISDIR" ? "是一个目录" : message);
  }
}

const unusable = (path: string, reason: string) =>
  new StateFileError(
    `状态文件 ${path} 不能使用：${reason}（文件保持原样；换一个文件，或把它移走后重新启动）`,
  );
