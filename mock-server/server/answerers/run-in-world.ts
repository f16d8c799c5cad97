import { catchUp } from "#mock/domain/catch-up.ts";
import type { AskedCall } from "./answerer.ts";

/** Those who watch a world learn which of its tables a call has changed. */
export type WorldEvents = {
  isWatched(world: string): boolean;
  emit(world: string, kind: "state", data: unknown): void;
};

/**
 * Runs a change in a world at its clock's time: whatever is due by then happens before. When it throws, nothing has
 * changed but that.
 */
export function runInWorld<T>(events: WorldEvents, { name, state }: AskedCall["world"], run: () => T): T {
  const before = state.store.revision;
  state.transaction(() => catchUp(state));
  const result = state.transaction(run);
  if (state.store.revision > before && events.isWatched(name))
    events.emit(name, "state", { tables: state.store.changedSince(before) });
  return result;
}
