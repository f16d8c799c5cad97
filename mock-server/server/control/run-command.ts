import type { WorldState } from "#mock/domain/world-state.ts";
import type { App } from "../app.ts";
import type { World } from "../world.ts";

export const FLAG = [
  (value: unknown) => typeof value === "boolean",
  ["true or false", "true 或 false"],
] as const;

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Runs a command as a transaction and notifies watchers of the tables that it has changed. */
export function runCommand<T>({ events }: App, { name, state }: World, command: (state: WorldState) => T): T {
  const before = state.store.revision;
  const result = state.transaction(() => command(state));
  events.emit(name, "state", { tables: state.store.changedSince(before) });
  return result;
}
