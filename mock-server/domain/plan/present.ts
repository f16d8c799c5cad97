import type { SavedPlan } from "#generated/model/savedPlan.ts";
import type { SavedPlanDetail } from "#generated/model/savedPlanDetail.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { SavedPlanRecord } from "./records.ts";

/** A saved plan as it is listed. */
export const presentPlan = ({
  id,
  name,
  store,
  lines,
  createdAt,
  updatedAt,
}: SavedPlanRecord): SavedPlan => ({
  id,
  name,
  lines_count: lines.length,
  store,
  created_at: formatDateTime(createdAt),
  updated_at: formatDateTime(updatedAt),
});

/** A saved plan with its lines. */
export const presentWholePlan = (plan: SavedPlanRecord): SavedPlanDetail => ({
  ...presentPlan(plan),
  lines: plan.lines.map(({ text, quantity, goodsId }) => ({ text, quantity, goods_id: goodsId })),
});
