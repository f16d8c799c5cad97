import { useEffect, useEffectEvent, useState } from "react";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import type { AddResult } from "#src/entities/goods/add-in-batches.ts";
import type { ParsedPlan } from "../lib/parse-plan.ts";
import {
  addGoods,
  addParsed,
  chooseGoods,
  putMatches,
  putResults,
  removeLine,
  setNumber,
} from "../lib/plan-changes.ts";
import { readPlanDraft, writePlanDraft } from "../lib/plan-draft.ts";
import { EMPTY_PLAN, type Plan } from "../lib/plan.ts";

/** A plan of thousands of lines is not saved at every keystroke. */
const WRITE_DELAY_MS = 200;

/** The purchase plan of this tab, with its edits. */
export function usePlan() {
  const [plan, setPlan] = useState(readPlanDraft);
  useKept(plan);
  const [edits] = useState(() => ({
    addParsed: (parsed: ParsedPlan) => setPlan((before) => addParsed(before, parsed)),
    addGoods: (goods: Goods, number: number) => setPlan((before) => addGoods(before, goods, number)),
    putMatches: (matches: ReadonlyMap<string, GoodsMatch>) =>
      setPlan((before) => putMatches(before, matches)),
    choose: (key: string, goods: Goods) => setPlan((before) => chooseGoods(before, key, goods)),
    setNumber: (key: string, number: number) => setPlan((before) => setNumber(before, key, number)),
    remove: (key: string) => setPlan((before) => removeLine(before, key)),
    putResults: (results: ReadonlyMap<number, AddResult>) => setPlan((before) => putResults(before, results)),
    clear: () => setPlan(EMPTY_PLAN),
  }));
  return { plan, edits };
}

export type PlanEdits = ReturnType<typeof usePlan>["edits"];

function useKept(plan: Plan): void {
  useEffect(() => {
    const timer = setTimeout(() => writePlanDraft(plan), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [plan]);
  const writeNow = useEffectEvent(() => writePlanDraft(plan));
  useEffect(() => {
    const write = () => writeNow();
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("pagehide", write);
      write();
    };
  }, []);
}
