import { readFile, writeFile } from "node:fs/promises";
import { printableLines } from "#api-spec/kit/terminal.ts";
import { SetupError } from "../api-client/setup-error.ts";
import { cannotWrite } from "./cli/result-files.ts";
import type { Report } from "./report.ts";
import { causesOf } from "./report/causes.ts";

/** A file of known violations; `note` is for the team to fill in. */
type BaselineFile = {
  readonly version: 1;
  readonly violations: readonly { readonly key: string; readonly note?: string }[];
};

/** Reads the keys of a baseline. Throws SetupError for an invalid file. */
export async function readBaseline(file: string): Promise<ReadonlySet<string>> {
  try {
    const { violations } = JSON.parse(await readFile(file, "utf8")) as BaselineFile;
    if (!Array.isArray(violations) || !violations.every((each) => typeof each?.key === "string"))
      throw new Error("violations[].key");
    return new Set(violations.map(({ key }) => key));
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
 * called and the run was complete.
 */
export function applyBaseline(report: Report, known: ReadonlySet<string>): Report {
  const failures = report.failures.filter(({ key }) => !known.has(key));
  const accepted = report.failures.filter(({ key }) => known.has(key));
  const found = new Set(report.failures.map(({ key }) => key));
  const called = new Set(
    report.coverage.operations.filter(({ calls }) => calls > 0).map(({ operationId }) => operationId),
  );
  const isLookedFor = (key: string) => report.stopped === undefined && called.has(key.split("/")[0] ?? "");
  return {
    ...report,
    failures,
    causes: causesOf(failures, report.language),
    accepted,
    mended: [...known].filter((key) => !found.has(key) && isLookedFor(key)),
  };
}

/** Writes all violations of a report, including accepted ones, as a baseline. Throws SetupError. */
export async function writeBaseline(file: string, { failures, accepted }: Report): Promise<void> {
  const violations = [...failures, ...accepted]
    .map(({ key, message }) => ({ key, note: message }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const content: BaselineFile = { version: 1, violations };
  await writeFile(file, `${printableLines(JSON.stringify(content, undefined, 2))}\n`).catch(
    (error: Error) => {
      throw cannotWrite(file, error);
    },
  );
}
