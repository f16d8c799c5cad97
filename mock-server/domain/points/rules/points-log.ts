import type { WorldState } from "#mock/domain/world-state.ts";
import { type PointsEntry, FIRST_NEW_POINTS_ENTRY_ID } from "../records.ts";

const NO_ENTRIES: readonly PointsEntry[] = [];

/** A buyer's points that came and went, the oldest first. */
export const pointsEntries = (state: WorldState, userId: number): readonly PointsEntry[] =>
  state.pointsLogs.get(userId) ?? NO_ENTRIES;

/** The points that a buyer has: the sum of the log, which is all there is. */
export const pointsOf = (state: WorldState, userId: number): number =>
  pointsEntries(state, userId).reduce((total, { points }) => total + points, 0);

/** Enters points, negative when they go; time in ms. Nothing is entered for none. */
export function addPoints(state: WorldState, userId: number, entry: Omit<PointsEntry, "id">): void {
  if (entry.points === 0) return;
  const id = state.next("points-entry", FIRST_NEW_POINTS_ENTRY_ID);
  state.pointsLogs.put(userId, [...pointsEntries(state, userId), { ...entry, id }]);
}
