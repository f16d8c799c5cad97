import { renameSync, writeFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { World } from "../world.ts";
import type { Worlds } from "../worlds.ts";
import type { Snapshot } from "./snapshots.ts";
import type { Stamp } from "./stamp.ts";
import { writeHeader, writeLine } from "./state-lines.ts";
import { createWorldLines } from "./world-lines.ts";

/** Between the end of one writing and the next: what is lost to a kill is this and the writing itself. */
const PAUSE_MS = 200;
/** So long at a time requests wait for a writing; between two such turns a busy server answers many. */
const TURN_MS = 20;

export type StateKeeper = {
  /** Writes the worlds as they stand, if anything has changed. */
  save(): Promise<void>;
  /** Writes once more and stops. */
  close(): Promise<void>;
};

type Written = { readonly state: string; readonly lines: readonly Buffer[] };

/**
 * Keeps all worlds in a file: written aside and renamed, so that the file is whole at any time. Only worlds
 * that have changed are put into JSON again, a few a turn of the event loop. `onError` hears of a file that cannot be
 * written; it is tried again.
 */
export function createStateKeeper(
  path: string,
  stamp: Stamp,
  worlds: Worlds,
  onError: (error: unknown) => void,
): StateKeeper {
  const known = new WeakMap<World, Written>();
  const linesOf = createWorldLines();
  const snapshotLines = new WeakMap<Snapshot, Buffer>();
  let written: readonly Buffer[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function linesNow(): Promise<Buffer[]> {
    const lines: Buffer[] = [];
    let turnEnds = performance.now() + TURN_MS;
    for (const world of worlds.list()) {
      const state = stateOf(world);
      let own = known.get(world);
      if (own?.state !== state) {
        own = { state, lines: linesOf(world) };
        known.set(world, own);
      }
      if (performance.now() > turnEnds) {
        await nextTurn();
        turnEnds = performance.now() + TURN_MS;
      }
      lines.push(...own.lines);
      for (const snapshot of world.snapshots.list()) {
        const bytes =
          snapshotLines.get(snapshot) ?? writeLine(JSON.stringify({ world: world.name, snapshot }));
        snapshotLines.set(snapshot, bytes);
        lines.push(bytes);
      }
    }
    return lines;
  }

  async function write(): Promise<void> {
    const lines = await linesNow();
    // A line that has not changed is the very same one.
    if (lines.length === written?.length && lines.every((line, index) => line === written?.[index])) return;
    writeAside(path, [writeHeader(stamp, lines.length), ...lines]);
    written = lines;
  }

  let queue: Promise<void> = Promise.resolve();
  /** One after the other, however long each takes: two at once would tear the file that they share. */
  const save = (): Promise<void> => {
    const saved = queue.then(write);
    queue = saved.catch(() => {});
    return saved;
  };

  let failed = false;
  const again = () => {
    if (closed) return;
    timer = setTimeout(() => {
      void save()
        .then(
          () => {
            failed = false;
          },
          (error: unknown) => {
            if (!failed) onError(error);
            failed = true;
          },
        )
        .then(again);
    }, PAUSE_MS);
    timer.unref();
  };
  again();
  return {
    save,
    async close() {
      closed = true;
      clearTimeout(timer);
      await save();
    },
  };
}

/** Numbers that differ whenever anything about a world does; a running clock runs by itself. */
function stateOf({ state, faults, clock, random, scenario }: World): string {
  const revisions = [state.store.revision, faults.revision, clock.revision, random.state];
  return `${revisions.join(" ")} ${scenario ?? ""}`;
}

/**
 * At once: each step on its own would wait for its turn behind the calls of a busy server, a second together. The system
 * keeps what is written when the process is killed; a megabyte takes some milliseconds.
 */
function writeAside(path: string, lines: readonly Buffer[]): void {
  const aside = `${path}.tmp`;
  writeFileSync(aside, Buffer.concat(lines));
  renameSync(aside, path);
}
