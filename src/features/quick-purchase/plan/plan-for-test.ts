import { Flag, GoodsMatchStatus } from "#generated/enums.ts";
import type { Goods, GoodsMatch } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { type ParsedPlan, parsePlanText } from "../import/parse-plan.ts";
import { readPlanFile } from "../import/read-plan-file.ts";
import { addParsed, putMatches } from "./plan-changes.ts";
import { EMPTY_PLAN, type Plan } from "./plan.ts";

/** A plan of this text, not matched yet. */
export const pastedPlan = (text: string): Plan => addParsed(EMPTY_PLAN, parsePlanText(text));

/**
 * The lines parsed from a text, as `goods × quantity`; a quantity that is not a number is in quotes, and `?` stands
 * for none.
 */
export const linesIn = (text: string): string[] =>
  parsePlanText(text).lines.map(
    ({ text: goods, requested }) => `${goods} × ${JSON.stringify(requested) ?? "?"}`,
  );

/** The rows of the first sheet of a file. */
export const rowsIn = async (file: File) => (await readPlanFile(file))[0]?.rows ?? [];

/** The other rows, as `row reason`. */
export const skippedOf = ({ skipped }: Pick<ParsedPlan, "skipped">): string[] =>
  skipped.map(({ row, reason }) => `${JSON.stringify(row)} ${reason}`);
export const skippedIn = (text: string): string[] => skippedOf(parsePlanText(text));

/** Returns the matcher's result for a line: no, one or several candidates. With a reason they are only similar. */
export const matchForTest = (candidates: Goods[], reason = ""): GoodsMatch =>
  fake("GoodsMatch", {
    number: 0,
    is_changed: Flag.No,
    status:
      candidates.length === 0
        ? GoodsMatchStatus.NotFound
        : candidates.length === 1 && reason === ""
          ? GoodsMatchStatus.Matched
          : GoodsMatchStatus.Candidates,
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
