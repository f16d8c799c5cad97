import type { SavedPlanChange } from "#generated/model/savedPlanChange.ts";
import type { SavedPlanInput } from "#generated/model/savedPlanInput.ts";
import type { SavedPlanLineInput } from "#generated/model/savedPlanLineInput.ts";
import { buyerOf, created, type Handler, ok } from "#mock/domain/common/handler.ts";
import { addPlan, changePlan, plansOf, removePlan, requirePlan } from "./commands.ts";
import { presentPlan, presentWholePlan } from "./present.ts";
import type { SavedPlanLine } from "./records.ts";

export const listSavedPlans: Handler = (request, state) =>
  ok(plansOf(state, buyerOf(request, state)).map(presentPlan));

export const createSavedPlan: Handler<{ body: SavedPlanInput }> = (request, state) => {
  const { name, lines } = request.body;
  return created(presentPlan(addPlan(state, buyerOf(request, state), name, lines.map(readLine))));
};

export const getSavedPlan: Handler<{ path: { id: number } }> = (request, state) =>
  ok(presentWholePlan(requirePlan(state, buyerOf(request, state), request.path.id)));

export const updateSavedPlan: Handler<{ path: { id: number }; body: SavedPlanChange }> = (request, state) => {
  const { name, lines } = request.body;
  const change = { name, lines: lines?.map(readLine) };
  return ok(presentPlan(changePlan(state, buyerOf(request, state), request.path.id, change)));
};

export const deleteSavedPlan: Handler<{ path: { id: number } }> = (request, state) =>
  ok(presentWholePlan(removePlan(state, buyerOf(request, state), request.path.id)));

const readLine = ({ text, quantity = "", goods_id: goodsId = 0 }: SavedPlanLineInput): SavedPlanLine => ({
  text,
  quantity,
  goodsId,
});
