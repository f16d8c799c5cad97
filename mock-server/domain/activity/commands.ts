import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { findActivity, tapsOf } from "./rules/activities.ts";

/** Counts that an activity was opened, and returns the count. 422 on `activity_id` for an unknown one. */
export function tapActivity(state: WorldState, activityId: number): number {
  const activity = findActivity(state, activityId);
  if (!activity) throw invalidField("activity_id", "活动不存在或已结束", SHOP_RULES.exists);
  const number = tapsOf(state, activity) + 1;
  state.activityTaps.put(activityId, number);
  return number;
}
