import type { Change, Severity } from "./change.ts";

const HEADINGS: Readonly<Record<Severity, string>> = {
  breaking: "Breaking",
  compatible: "Compatible",
  documentation: "Documentation",
};
/** More operations than this are counted instead of named. */
const NAMED = 3;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Describes what a change affects: "schema Money (12 operations: 4 in requests, 11 in responses)". */
function concerned({ component, requests, responses }: Change): string {
  const operations = [...new Set([...requests, ...responses])];
  const counted = count(operations.length, "operation");
  if (component === undefined) return operations.length > NAMED ? counted : operations.join(", ");
  if (operations.length === 0) return component;
  if (responses.length === 0) return `${component} (${counted}, in requests)`;
  if (requests.length === 0) return `${component} (${counted}, in responses)`;
  return `${component} (${counted}: ${requests.length} in requests, ${responses.length} in responses)`;
}

const line = (change: Change) =>
  `  ${concerned(change)}: ${change.says}${change.effect && ` — ${change.effect}`}`;

/** The number of changes of each severity. */
export function countChanges(changes: readonly Change[]): Record<Severity, number> {
  const counts = { breaking: 0, compatible: 0, documentation: 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

/** Returns the minimum release level for these changes, by semantic versioning. */
export function releaseOf({ breaking, compatible }: Record<Severity, number>): "major" | "minor" | "patch" {
  if (breaking > 0) return "major";
  return compatible > 0 ? "minor" : "patch";
}

/** Formats the changes as text: in groups, breaking ones first, then the totals. */
export function printChanges(changes: readonly Change[], ref: string): string {
  if (changes.length === 0) return `No changes: the contract is what it was at ${ref}.`;
  const counts = countChanges(changes);
  const groups = (Object.keys(HEADINGS) as Severity[]).flatMap((severity) => {
    const lines = changes.filter((change) => change.severity === severity).map(line);
    return lines.length > 0 ? [HEADINGS[severity], ...lines, ""] : [];
  });
  const total = `${counts.breaking} breaking, ${counts.compatible} compatible, ${counts.documentation} documentation: the next release is a ${releaseOf(counts)} one`;
  return [`What changed in the contract since ${ref}`, "", ...groups, total].join("\n");
}
