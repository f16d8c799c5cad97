import type { Failure, Report } from "../report.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { failureLines } from "./terminal.ts";

/** JUnit XML: one suite per tag, one case per operation, one failure per violation. */
export function junitOf(report: Report): string {
  const failuresOf = Map.groupBy(report.failures, ({ operationId }) => operationId);
  const reasons = new Map(report.skipped.map(({ what, reason }) => [what, reason]));
  const tags = Map.groupBy(report.coverage.operations, ({ tag }) => tag);
  const suites = [...tags].map(([tag, operations]) => {
    const cases = operations.map(({ operationId, calls }) => {
      const failures = failuresOf.get(operationId) ?? [];
      const reason = calls === 0 ? (reasons.get(operationId) ?? "") : undefined;
      return caseOf(tag, operationId, failures, reason, report);
    });
    const count = operations.reduce(
      (sum, { operationId }) => sum + (failuresOf.get(operationId)?.length ?? 0),
      0,
    );
    return `<testsuite name="${escapeMarkup(tag)}" tests="${operations.length}" failures="${count}">\n${cases.join("\n")}\n</testsuite>`;
  });
  const seconds = (report.durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" tests="${report.coverage.operations.length}" failures="${report.failures.length}" time="${seconds}">
${suites.join("\n")}
</testsuites>
`;
}

function caseOf(
  tag: string,
  operationId: string,
  failures: readonly Failure[],
  skipped: string | undefined,
  { language }: Report,
): string {
  const head = `<testcase classname="${escapeMarkup(tag)}" name="${escapeMarkup(operationId)}"`;
  if (skipped !== undefined && failures.length === 0)
    return `${head}><skipped message="${escapeMarkup(skipped)}"/></testcase>`;
  if (failures.length === 0) return `${head}/>`;
  const parts = failures.map(
    (failure) =>
      `<failure type="${failure.rule}" message="${escapeMarkup(failure.message)}">${escapeMarkup(failureLines(failure, language).join("\n"))}</failure>`,
  );
  return `${head}>${parts.join("")}</testcase>`;
}
