import type { WorldState } from "#mock/domain/world-state.ts";
import type { App } from "../app.ts";
import type { World } from "../world.ts";

/** Runs a command as a transaction and notifies watchers of the tables that it has changed. */
export function runCommand<T>({ events }: App, { name, state }: World, command: (state: WorldState) => T): T {
  const before = state.store.revision;
  const result = state.transaction(() => command(state));
  events.emit(name, "state", { tables: state.store.changedSince(before) });
  return result;
}
