import { renameSync, writeFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Snapshot } from "#mock/server/saved/snapshots.ts";
import type { Stamp } from "#mock/server/saved/stamp.ts";
import { writeHeader, writeLine } from "#mock/server/saved/state-lines.ts";
import { createWorldLines } from "#mock/server/saved/world-lines.ts";
import type { World } from "#mock/server/world.ts";
import type { Worlds } from "#mock/server/worlds.ts";

/** From the end of one write to the next: a kill loses at most this and the time of the write. */
const PAUSE_MS = 200;
/** The time that a write may block requests in one turn, in ms; a busy server handles many between two turns. */
const TURN_MS = 20;

export type StateKeeper = {
  /** Writes the worlds if anything has changed. */
  save(): Promise<void>;
  /** Writes a last time and stops. */
  close(): Promise<void>;
};

type Written = { readonly state: string; readonly lines: readonly Buffer[] };

/**
 * Saves all worlds in a file. Only changed ones are serialized again, a few per turn of the event loop. `onError` is
 * called when they cannot be stored; the next attempt follows.
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
      // Between two worlds, so that a world and its snapshots are of one moment.
      if (performance.now() > turnEnds) {
        await nextTurn();
        turnEnds = performance.now() + TURN_MS;
      }
      const state = stateOf(world);
      let cached = known.get(world);
      if (cached?.state !== state) {
        cached = { state, lines: linesOf(world) };
        known.set(world, cached);
      }
      lines.push(...cached.lines);
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
    if (lines.length === written?.length && lines.every((line, index) => line === written?.[index])) return;
    writeStateFile(path, stamp, lines);
    written = lines;
  }

  let queue: Promise<void> = Promise.resolve();
  /** One after the other, however long each takes: two at once would corrupt the file that they share. */
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

/** Differs whenever anything about a world does, apart from the progress of a running clock. */
function stateOf({ state, faults, clock, random, scenario }: World): string {
  const revisions = [state.store.revision, faults.revision, clock.revision, random.state];
  return `${revisions.join(" ")} ${scenario ?? ""}`;
}

/**
 * Written under another name and renamed, so that the file is complete at any time. Synchronous: on a busy server
 * asynchronous steps would queue behind its calls, a second altogether. The system keeps what is written when the
 * process is killed; a megabyte takes some milliseconds.
 */
function writeStateFile(path: string, stamp: Stamp, lines: readonly Uint8Array[]): void {
  const aside = `${path}.tmp`;
  writeFileSync(aside, Buffer.concat([writeHeader(stamp, lines.length), ...lines]));
  renameSync(aside, path);
}
