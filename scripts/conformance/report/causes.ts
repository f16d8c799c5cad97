import type { Severity } from "../../api-client/checks/rule.ts";
import type { Language } from "../../api-client/words.ts";
import type { Cause, Failure } from "../report.ts";
import { RULES } from "../rules/rules.ts";

const WEIGHTS: Readonly<Record<Severity, number>> = { critical: 3, major: 2, minor: 1 };

/**
 * Groups failures that one fix would resolve: the same rule, and for response fields the same field. Sorted by
 * severity, then by the number of affected operations.
 */
export function causesOf(failures: readonly Failure[], language: Language): Cause[] {
  const groups = Map.groupBy(failures, ({ rule, place }) => `${rule} ${fieldOf(place)}`);
  return [...groups.values()]
    .map((group) => causeOf(group, language))
    .toSorted(
      (a, b) => WEIGHTS[b.severity] - WEIGHTS[a.severity] || b.operationIds.length - a.operationIds.length,
    );
}

function causeOf(failures: readonly Failure[], language: Language): Cause {
  const [first] = failures;
  if (!first) throw new Error("a cause has at least one failure");
  const { title, advice, severity } = RULES[first.rule];
  const field = fieldOf(first.place);
  return {
    rule: first.rule,
    severity,
    message: field === "" ? title[language] : `${title[language]} · ${field}`,
    advice: advice[language],
    operationIds: [...new Set(failures.map(({ operationId }) => operationId))],
    failures,
  };
}

/** By severity, then by operation: the same order in every run. */
export const worstFirst = (failures: readonly Failure[]): Failure[] =>
  failures.toSorted(
    (a, b) => WEIGHTS[b.severity] - WEIGHTS[a.severity] || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );

/** `200 body.data.list[].price` → `price`: one piece of code usually writes a field everywhere. */
function fieldOf(place: string): string {
  if (/^\d{3} body/.test(place)) return place.split(".").at(-1) ?? "";
  return place.replace(/^(?:query|body|path) \S+ /, "");
}
