import { writeFile } from "node:fs/promises";
import { printableLines } from "#api-spec/kit/terminal.ts";
import { readText } from "../api-client/read-text.ts";
import { SetupError } from "../api-client/setup-error.ts";
import { cannotWrite } from "./cli/result-files.ts";
import type { Report } from "./report.ts";
import { causesOf } from "./report/causes.ts";
import { operationOfKey } from "./run/recorder.ts";

/** A file of known violations, and of what was judged; `note` is for the team to fill in. */
type BaselineFile = {
  readonly version: 1;
  readonly violations: readonly { readonly key: string; readonly note?: string }[];
  /** As in a report; files of older versions have none. */
  readonly judged?: readonly string[];
};

export type Baseline = { readonly known: ReadonlySet<string>; readonly judged: readonly string[] };

/** Reads a baseline. Throws SetupError for an invalid file. */
export async function readBaseline(file: string): Promise<Baseline> {
  try {
    const { violations, judged = [] } = JSON.parse(await readText(file)) as BaselineFile;
    if (!Array.isArray(violations) || !violations.every((each) => typeof each?.key === "string"))
      throw new Error("violations[].key");
    if (!Array.isArray(judged) || !judged.every((each) => typeof each === "string"))
      throw new Error("judged[]");
    return { known: new Set(violations.map(({ key }) => key)), judged };
  } catch (error) {
    const why = (error as Error).message;
    throw new SetupError({
      zh: `读不了基线 ${file}：${why}`,
      en: `cannot read the baseline ${file}: ${why}`,
    });
  }
}

/**
 * Separates violations that are in the baseline. One counts as fixed only if it was looked for: its operation was
 * called and the run was complete. What a complete run no longer judges of its selected operations is listed.
 */
export function applyBaseline(report: Report, { known, judged }: Baseline): Report {
  const failures = report.failures.filter(({ key }) => !known.has(key));
  const accepted = report.failures.filter(({ key }) => known.has(key));
  const found = new Set(report.failures.map(({ key }) => key));
  const called = new Set(
    report.coverage.operations.filter(({ calls }) => calls > 0).map(({ operationId }) => operationId),
  );
  const isLookedFor = (key: string) => report.stopped === undefined && called.has(operationOfKey(key));
  const selected = new Set(report.coverage.operations.map(({ operationId }) => operationId));
  const now = new Set(report.judged);
  const isLost = (key: string) => selected.has(operationOfKey(key)) && !now.has(key);
  return {
    ...report,
    unjudged: report.stopped === undefined ? judged.filter(isLost) : [],
    failures,
    causes: causesOf(failures, report.language),
    accepted,
    mended: [...known].filter((key) => !found.has(key) && isLookedFor(key)),
  };
}

/** Writes all violations of a report, including accepted ones, and what it judged as a baseline. Throws SetupError. */
export async function writeBaseline(file: string, { failures, accepted, judged }: Report): Promise<void> {
  const violations = [...failures, ...accepted]
    .map(({ key, message }) => ({ key, note: message }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const content: BaselineFile = { version: 1, violations, judged };
  await writeFile(file, `${printableLines(JSON.stringify(content, undefined, 2))}\n`).catch(
    (error: Error) => {
      throw cannotWrite(file, error);
    },
  );
}
