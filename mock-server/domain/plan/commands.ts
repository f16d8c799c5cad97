import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { FIRST_NEW_PLAN_ID, type SavedPlanLine, type SavedPlanRecord } from "./records.ts";

/** The maximum number of plans per account. */
const MOST = 50;

/** The plans of the buyer's account, the last changed first. */
export const plansOf = (state: WorldState, { ownerId }: UserRecord): readonly SavedPlanRecord[] =>
  [...state.savedPlans.values()]
    .filter((plan) => plan.ownerId === ownerId)
    .toSorted((a, b) => b.updatedAt - a.updatedAt || b.id - a.id);

/**
 * Saves a plan for the stores of the buyer's account. 422 for a blank name; 409 for a taken one and beyond fifty plans.
 */
export function addPlan(
  state: WorldState,
  user: UserRecord,
  name: string,
  lines: readonly SavedPlanLine[],
): SavedPlanRecord {
  const free = freeName(state, user, name);
  if (plansOf(state, user).length >= MOST)
    throw conflict(`最多保存 ${MOST} 份采购计划，请先删除不用的计划`, SHOP_RULES.maxSaved);
  const now = state.clock.now();
  const plan: SavedPlanRecord = {
    id: state.next("plan", FIRST_NEW_PLAN_ID),
    ownerId: user.ownerId,
    name: free,
    store: user.company,
    lines,
    createdAt: now,
    updatedAt: now,
  };
  state.savedPlans.put(plan.id, plan);
  return plan;
}

/**
 * Renames a plan and, if given, replaces its lines; 404 for another account's, 422 for a blank name, 409 for a taken
 * one.
 */
export function changePlan(
  state: WorldState,
  user: UserRecord,
  id: number,
  { name, lines }: { readonly name: string; readonly lines: readonly SavedPlanLine[] | undefined },
): SavedPlanRecord {
  const before = requirePlan(state, user, id);
  const plan: SavedPlanRecord = {
    ...before,
    name: freeName(state, user, name, id),
    ...(lines && { lines, store: user.company }),
    updatedAt: state.clock.now(),
  };
  state.savedPlans.put(id, plan);
  return plan;
}

/** Removes a plan of the account, and returns it; 404 for another account's. */
export function removePlan(state: WorldState, user: UserRecord, id: number): SavedPlanRecord {
  const plan = requirePlan(state, user, id);
  state.savedPlans.delete(id);
  return plan;
}

/** A plan of the buyer's account; 404 for another account's. */
export function requirePlan(state: WorldState, user: UserRecord, id: number): SavedPlanRecord {
  const plan = state.savedPlans.get(id);
  if (plan?.ownerId !== user.ownerId) throw notFound("采购计划不存在或已被删除", SHOP_RULES.ownData);
  return plan;
}

/** The trimmed name, if no other plan of the account has it. */
function freeName(state: WorldState, user: UserRecord, written: string, exceptId?: number): string {
  const name = written.trim();
  if (name === "") throw invalidField("name", "请填写计划名称", SHOP_RULES.text);
  if (plansOf(state, user).some((plan) => plan.name === name && plan.id !== exceptId))
    throw conflict(`已有名为“${name}”的采购计划，请换一个名称`, SHOP_RULES.planName);
  return name;
}
