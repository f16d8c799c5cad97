import type { WorldState } from "#mock/domain/world-state.ts";
import type { ArrivalNoticeRecord } from "../records.ts";

const NONE: readonly ArrivalNoticeRecord[] = [];

/** The reminders of a buyer, newest first. */
export const arrivalNoticesOf = (state: WorldState, userId: number): readonly ArrivalNoticeRecord[] =>
  state.arrivalNotices.get(userId) ?? NONE;

/** True if a reminder waits for its goods. */
export const isWaiting = ({ arrivedAt }: ArrivalNoticeRecord): boolean => arrivedAt === null;
