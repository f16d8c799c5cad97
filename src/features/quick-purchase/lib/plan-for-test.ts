import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { parsePlanText } from "./parse-plan.ts";
import { addParsed, putMatches } from "./plan-changes.ts";
import { EMPTY_PLAN, type Plan } from "./plan.ts";

/** A plan of this text, not matched yet. */
export const pastedPlan = (text: string): Plan => addParsed(EMPTY_PLAN, parsePlanText(text));

/** What the matcher says of a line: none, one or several candidates; with a reason they are only similar. */
export const matchForTest = (candidates: Goods[], reason = ""): GoodsMatch =>
  fake("GoodsMatch", {
    number: 0,
    is_changed: 0,
    status: candidates.length === 0 ? 0 : candidates.length === 1 && reason === "" ? 1 : 2,
    reason,
    candidates,
  });

/** A plan of this text, its lines matched in turn with these candidates; the last lines are not found. */
export function matchedPlan(text: string, ...found: (Goods[] | GoodsMatch)[]): Plan {
  const plan = pastedPlan(text);
  const matches = plan.lines.map(({ key }, at): [string, GoodsMatch] => {
    const match = found[at] ?? [];
    return [key, Array.isArray(match) ? matchForTest(match) : match];
  });
  return putMatches(plan, new Map(matches));
}
