import { SNAPSHOTS_MAX } from "#generated/control/limits.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { SavedWorld } from "./saved-world.ts";

/** A world as it was at one moment, under a name. */
export type Snapshot = {
  readonly name: string;
  /** Real time in ms. */
  readonly savedAt: number;
  readonly content: SavedWorld;
};

export type Snapshots = {
  /** Adds a snapshot, replacing one of the same name. Throws InputError when there are too many. */
  put(snapshot: Snapshot): void;
  get(name: string): Snapshot | undefined;
  /** In the order in which they were saved. */
  list(): Snapshot[];
  drop(name: string): boolean;
};

/** The snapshots of one world. */
export function createSnapshots(): Snapshots {
  const snapshots = new Map<string, Snapshot>();
  return {
    put(snapshot) {
      if (!snapshots.has(snapshot.name) && snapshots.size >= SNAPSHOTS_MAX)
        throw new InputError(
          say(
            `a world keeps at most ${SNAPSHOTS_MAX} snapshots: delete one first`,
            `一个沙箱最多保留 ${SNAPSHOTS_MAX} 个快照：请先删除一个`,
          ),
        );
      snapshots.delete(snapshot.name);
      snapshots.set(snapshot.name, snapshot);
    },
    get: (name) => snapshots.get(name),
    list: () => [...snapshots.values()],
    drop: (name) => snapshots.delete(name),
  };
}
