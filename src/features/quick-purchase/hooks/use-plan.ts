import { useState } from "react";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import type { AddResult } from "#src/entities/goods/add-in-batches.ts";
import type { ParsedPlan } from "../lib/parse-plan.ts";
import {
  addGoods,
  addParsed,
  chooseGoods,
  chooseMany,
  fillBlanks,
  markAsked,
  putMatches,
  putResults,
  removeLine,
  reopen,
  setNumber,
} from "../lib/plan-changes.ts";
import { readClosedPlan, readPlanDraft, writePlanDraft } from "../lib/plan-draft.ts";
import { EMPTY_PLAN, type Plan } from "../lib/plan.ts";
import { useKept } from "./use-kept.ts";

/** The purchase plan of this tab, with its edits. */
export function usePlan() {
  const [plan, setPlan] = useState(readPlanDraft);
  const { data: username = "" } = useGetCurrentUser({ query: { select: ({ data }) => data?.username } });
  const closed = useClosedPlan(plan, username);
  const isOffered = closed.plan !== undefined;
  // One that is still offered is not overwritten by the empty one of this tab.
  useKept([plan, username, isOffered], () => {
    if (!isOffered) writePlanDraft(plan, username);
  });
  const [edits] = useState(() => ({
    addParsed: (parsed: ParsedPlan) => setPlan((before) => addParsed(before, parsed)),
    addGoods: (goods: Goods, number: number) => setPlan((before) => addGoods(before, goods, number)),
    putMatches: (matches: ReadonlyMap<string, GoodsMatch>) =>
      setPlan((before) => putMatches(before, matches)),
    choose: (key: string, goods: Goods) => setPlan((before) => chooseGoods(before, key, goods)),
    chooseMany: (choices: ReadonlyMap<string, Goods>) => setPlan((before) => chooseMany(before, choices)),
    reopen: (keys: ReadonlySet<string>) => setPlan((before) => reopen(before, keys)),
    markAsked: (keys: ReadonlySet<string>) => setPlan((before) => markAsked(before, keys)),
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

/** What this user left unfinished in a tab that was closed, until it is taken up or this tab has a plan of its own. */
function useClosedPlan(plan: Plan, username: string) {
  const [found, setFound] = useState<ReturnType<typeof readClosedPlan>>();
  const [askedFor, setAskedFor] = useState("");
  const isEmpty = plan.rows === 0 && plan.lines.length === 0;
  if (username !== "" && askedFor !== username) {
    setAskedFor(username);
    setFound(isEmpty ? readClosedPlan(username) : undefined);
  }
  return { ...(isEmpty && found), forget: () => setFound(undefined) };
}
