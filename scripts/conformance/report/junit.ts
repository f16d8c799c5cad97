import type { Failure, Report } from "../report.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { LABELS } from "./labels.ts";
import { failureLines } from "./terminal.ts";

type Case = { readonly xml: string; readonly isFailed: boolean };

/**
 * JUnit XML: one suite per tag; one case per operation that keeps the contract, is skipped or is not implemented, and
 * otherwise one per rule that it breaks.
 */
export function junitOf(report: Report): string {
  const failuresOf = Map.groupBy(report.failures, ({ operationId }) => operationId);
  const reasons = new Map(report.skipped.map(({ what, reason }) => [what, reason]));
  for (const id of report.implementation.missing) reasons.set(id, LABELS.missing[report.language]);
  const missing = new Set(report.implementation.missing);
  const tags = Map.groupBy(report.coverage.operations, ({ tag }) => tag);
  const suites = [...tags].map(([tag, operations]) => {
    const cases = operations.flatMap(({ operationId, calls }) => {
      const failures = failuresOf.get(operationId) ?? [];
      const isSkipped = calls === 0 || missing.has(operationId);
      const reason = isSkipped ? (reasons.get(operationId) ?? "") : undefined;
      return casesOf(tag, operationId, failures, reason, report);
    });
    return { tag, cases, failed: cases.filter(({ isFailed }) => isFailed).length };
  });
  const count = (of: (suite: (typeof suites)[number]) => number) =>
    suites.reduce((sum, suite) => sum + of(suite), 0);
  const seconds = (report.durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" tests="${count(({ cases }) => cases.length)}" failures="${count(({ failed }) => failed)}" time="${seconds}">
${suites
  .map(
    ({ tag, cases, failed }) =>
      `<testsuite name="${escapeMarkup(tag)}" tests="${cases.length}" failures="${failed}">\n${cases.map(({ xml }) => xml).join("\n")}\n</testsuite>`,
  )
  .join("\n")}
</testsuites>
`;
}

function casesOf(
  tag: string,
  operationId: string,
  failures: readonly Failure[],
  skipped: string | undefined,
  { language }: Report,
): Case[] {
  const head = (name: string) => `<testcase classname="${escapeMarkup(tag)}" name="${escapeMarkup(name)}"`;
  if (failures.length > 0)
    return [...Map.groupBy(failures, ({ rule }) => rule)].map(([rule, group]) => {
      const text = group.flatMap((failure) => failureLines(failure, language)).join("\n");
      const message = group.map((failure) => failure.message).join("; ");
      const failure = `<failure type="${rule}" message="${escapeMarkup(message)}">${escapeMarkup(text)}</failure>`;
      return { xml: `${head(`${operationId} ${rule}`)}>${failure}</testcase>`, isFailed: true };
    });
  const inside = skipped === undefined ? "/>" : `><skipped message="${escapeMarkup(skipped)}"/></testcase>`;
  return [{ xml: `${head(operationId)}${inside}`, isFailed: false }];
}
