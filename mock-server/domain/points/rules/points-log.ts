import type { WorldState } from "#mock/domain/world-state.ts";
import { type PointsEntry, FIRST_NEW_POINTS_ENTRY_ID } from "../records.ts";

const NO_ENTRIES: readonly PointsEntry[] = [];

/** A buyer's points log, oldest first. */
export const pointsEntries = (state: WorldState, userId: number): readonly PointsEntry[] =>
  state.pointsLogs.get(userId) ?? NO_ENTRIES;

/** A buyer's points: the sum of the log. */
export const pointsOf = (state: WorldState, userId: number): number =>
  pointsEntries(state, userId).reduce((total, { points }) => total + points, 0);

/** Adds an entry to the log, negative for deductions; time in ms. Ignores 0. */
export function addPoints(state: WorldState, userId: number, entry: Omit<PointsEntry, "id">): void {
  if (entry.points === 0) return;
  const id = state.next("points-entry", FIRST_NEW_POINTS_ENTRY_ID);
  state.pointsLogs.put(userId, [...pointsEntries(state, userId), { ...entry, id }]);
}
