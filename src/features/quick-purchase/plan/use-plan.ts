import { useState } from "react";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import type { AddResult } from "#src/entities/goods/add-in-batches.ts";
import type { ParsedPlan } from "../import/parse-plan.ts";
import { useSavedDraft } from "../use-saved-draft.ts";
import {
  addGoods,
  addParsed,
  addText,
  chooseGoods,
  chooseMany,
  fillBlanks,
  markRequested,
  putMatches,
  putResults,
  removeLine,
  reopen,
  setNumber,
} from "./plan-changes.ts";
import { readClosedPlan, readPlanDraft, writePlanDraft } from "./plan-draft.ts";
import { EMPTY_PLAN, type Plan } from "./plan.ts";

/** The purchase plan of this tab, with its edits. */
export function usePlan() {
  const [plan, setPlan] = useState(readPlanDraft);
  const closed = useSavedDraft(plan, {
    isEmpty: plan.rows === 0 && plan.lines.length === 0,
    write: writePlanDraft,
    readClosed: readClosedPlan,
  });
  const [edits] = useState(() => ({
    addParsed: (parsed: ParsedPlan) => setPlan((before) => addParsed(before, parsed)),
    addGoods: (goods: Goods, number: number) => setPlan((before) => addGoods(before, goods, number)),
    addText: (text: string, number: number) => setPlan((before) => addText(before, text, number)),
    putMatches: (matches: ReadonlyMap<string, GoodsMatch>) =>
      setPlan((before) => putMatches(before, matches)),
    choose: (key: string, goods: Goods) => setPlan((before) => chooseGoods(before, key, goods)),
    chooseMany: (choices: ReadonlyMap<string, Goods>) => setPlan((before) => chooseMany(before, choices)),
    reopen: (keys: ReadonlySet<string>) => setPlan((before) => reopen(before, keys)),
    markRequested: (keys: ReadonlySet<string>) => setPlan((before) => markRequested(before, keys)),
    fillBlanks: (numberOf: (goods: Goods) => number | undefined) =>
      setPlan((before) => fillBlanks(before, numberOf)),
    setNumber: (key: string, number: number) => setPlan((before) => setNumber(before, key, number)),
    remove: (key: string) => setPlan((before) => removeLine(before, key)),
    putResults: (results: ReadonlyMap<number, AddResult>) => setPlan((before) => putResults(before, results)),
    restore: (before: Plan) => setPlan(before),
    clear: () => setPlan(EMPTY_PLAN),
  }));
  return { plan, edits, closed };
}

export type PlanEdits = ReturnType<typeof usePlan>["edits"];
