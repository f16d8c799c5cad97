import type { SavedPlan } from "#generated/model/savedPlan.ts";
import type { SavedPlanDetail } from "#generated/model/savedPlanDetail.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { SavedPlanRecord } from "./records.ts";

/** A saved plan as it is listed. */
export const presentPlan = (plan: SavedPlanRecord): SavedPlan => ({
  id: plan.id,
  name: plan.name,
  lines_count: plan.lines.length,
  store: plan.store,
  created_at: formatDateTime(plan.createdAt),
  updated_at: formatDateTime(plan.updatedAt),
});

/** A saved plan with its lines. */
export const presentWholePlan = (plan: SavedPlanRecord): SavedPlanDetail => ({
  ...presentPlan(plan),
  lines: plan.lines.map(({ text, quantity, goodsId }) => ({ text, quantity, goods_id: goodsId })),
});
