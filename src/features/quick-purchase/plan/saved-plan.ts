import type { SavedPlanDetail, SavedPlanInput, SavedPlanLineInput } from "#generated/model/index.ts";
import { createSavedPlanBodyLinesItemQuantityMax } from "#generated/zod/plan/plan.zod.ts";
import type { ParsedPlan } from "../import/parse-plan.ts";
import { readQuantity } from "../import/quantity-text.ts";
import type { PlanLine } from "./plan.ts";

/**
 * Converts lines to their saved form: the text, the quantity and the matched goods. Prices and stock are not saved,
 * because each run reads them anew.
 */
export const toSavedLines = (lines: readonly PlanLine[]): SavedPlanLineInput[] =>
  lines.map(({ text, requested, unit, goodsId }) => {
    const quantity = requested === undefined ? "" : `${requested}${unit}`;
    // A number of more digits is a mistake, and the buyer enters it again.
    const isValid = quantity !== "" && quantity.length <= createSavedPlanBodyLinesItemQuantityMax;
    return { text, ...(isValid && { quantity }), ...(goodsId !== undefined && { goods_id: goodsId }) };
  });

/** The lines of a saved plan, to be matched anew as if they were imported. */
export const fromSavedLines = (lines: SavedPlanDetail["lines"]): ParsedPlan => ({
  rows: lines.length,
  lines: lines.map(({ text, quantity, goods_id: goodsId }, index) => {
    const read = readQuantity(quantity);
    return {
      row: index + 1,
      text,
      requested: read && read.number > 0 ? read.number : undefined,
      unit: read?.unit ?? "",
      goodsId: goodsId || undefined,
    };
  }),
  skipped: [],
});

/** A plan that was deleted, to be saved again. */
export const toSaveAgain = ({ name, lines }: SavedPlanDetail): SavedPlanInput => ({
  name,
  lines: lines.map(({ text, quantity, goods_id: goodsId }) => ({
    text,
    ...(quantity !== "" && { quantity }),
    ...(goodsId > 0 && { goods_id: goodsId }),
  })),
});
