import type { FaultMatch } from "#generated/control/model/faultMatch.ts";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { PLACES } from "./draft.ts";
import { kindTitle } from "./kinds.ts";

/** The titles of operations and tags. */
export type Titles = { readonly operation: (id: string) => string; readonly tag: (name: string) => string };

/** Which calls a rule applies to. */
export function describeMatch(match: FaultMatch, titles: Titles): string {
  const { operationId, tag, path, method } = match;
  const words = [
    operationId === undefined ? "" : titles.operation(operationId),
    tag === undefined ? "" : `all of ${titles.tag(tag)}`,
    method?.toUpperCase() ?? "",
    path ?? "",
  ].filter(Boolean);
  const target = words.length > 0 ? words.join(" ") : "all operations";
  const conditions = PLACES.flatMap((place) =>
    Object.entries(match[place] ?? {}).map(([name, value]) => `${place} ${name} = ${String(value)}`),
  );
  return conditions.length === 0 ? target : `${target} with ${conditions.join(", ")}`;
}

/** The effect of a rule. */
export function describeEffect({ fault }: FaultRule): string {
  const { kind, status, delay, duration, when } = fault;
  const words = [
    kind === "status" ? `answers ${status}` : kindTitle(kind),
    delay === undefined ? "" : `${[delay].flat().join("–")} ms`,
    duration === undefined ? "" : `over ${duration} ms`,
    when === "after" ? "after processing (the request took effect)" : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/** How often a rule applies. */
export function describeFrequency({ times, probability, after }: FaultRule): string {
  const words = [
    after ? `after ${after} ${after === 1 ? "call" : "calls"}` : "",
    probability === undefined || probability === 1 ? "" : `${Math.round(probability * 1000) / 10}% of calls`,
    times === undefined ? "" : times === 1 ? "once" : `${times} times`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(", ") : "every call";
}
