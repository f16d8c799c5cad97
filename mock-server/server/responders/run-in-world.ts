import { catchUp, dueEvents } from "#mock/domain/catch-up.ts";
import { inTurns } from "#mock/http/in-turns.ts";
import type { ResponderCall } from "./responder.ts";

/** Those who watch a world learn which of its tables a call has changed. */
export type WorldEvents = {
  isWatched(world: string): boolean;
  emit(world: string, kind: "state", data: unknown): void;
};

type World = ResponderCall["world"];

/**
 * Runs a change in a world at its clock's time: whatever is due by then happens before. When it throws, nothing has
 * changed but that.
 */
export function runInWorld<T>(events: WorldEvents, world: World, run: () => T): T {
  const { state } = world;
  const before = state.store.revision;
  catchUp(state);
  const result = state.transaction(run);
  publishChanges(events, world, before);
  return result;
}

/** Lets happen what is due in a world, in turns with other calls; undefined if it has happened at once. */
export function catchUpInTurns(events: WorldEvents, world: World): Promise<void> | undefined {
  const before = world.state.store.revision;
  const rest = inTurns(dueEvents(world.state));
  if (rest) return rest.then(() => publishChanges(events, world, before));
  publishChanges(events, world, before);
  return undefined;
}

function publishChanges(events: WorldEvents, { name, state }: World, before: number): void {
  if (state.store.revision > before && events.isWatched(name))
    events.emit(name, "state", { tables: state.store.changedSince(before) });
}
