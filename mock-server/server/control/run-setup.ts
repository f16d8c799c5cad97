import type { WorldState } from "#mock/domain/world-state.ts";
import type { App } from "../app.ts";
import { saveWorld } from "../saved/save-world.ts";
import type { World } from "../world.ts";
import { runCommand } from "./run-command.ts";

/** The world before the adapter changed it first. */
export const SETUP_COPY = "before-setup";

/** Keeps a copy of the world before the adapter's first change, for its reset. */
export function keepCopy(world: World): void {
  if (world.snapshots.get(SETUP_COPY)) return;
  world.snapshots.put({ name: SETUP_COPY, savedAt: Date.now(), content: saveWorld(world) });
}

/** Runs a command of the setup adapter as a transaction that its reset can take back. */
export function runSetup<T>(app: App, world: World, command: (state: WorldState) => T): T {
  keepCopy(world);
  return runCommand(app, world, command);
}
