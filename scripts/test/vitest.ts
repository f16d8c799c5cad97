import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT, runCommand } from "../support/run-command.ts";
import { type Failure, type Tally, addTally, emptyTally, oneFailed } from "../support/tally.ts";
import type { TestTime } from "./slowest.ts";

/** The vitest projects of vite.config.ts. */
export const PROJECTS = ["unit", "contract", "contract-diff", "conformance", "architecture"] as const;

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  /** The absolute path. */
  name: string;
  status: string;
  /** Why the file could not be loaded, if it could not. */
  message?: string;
  assertionResults: VitestResult[];
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages?: string[] | null;
  /** In ms; absent if the test was skipped. */
  duration?: number | null;
}

const REPORT = join(ROOT, ".cache/vitest-report.json");

async function readReport(): Promise<VitestReport | undefined> {
  try {
    return JSON.parse(await readFile(REPORT, "utf8")) as VitestReport;
  } catch {
    return undefined;
  }
}

/** The vitest project of a test file, by its folder. */
export function projectOf(file: string): (typeof PROJECTS)[number] {
  return PROJECTS.find((project) => file.includes(`tests/${project}/`)) ?? "unit";
}

const titleOf = (file: VitestFile, test?: VitestResult) =>
  [relative(ROOT, file.name), test?.fullName].filter(Boolean).join(" › ");

/** What failed in a file; a file that could not be loaded has no tests and counts as one failure. */
function failuresOf(file: VitestFile): Failure[] {
  const tests = file.assertionResults;
  if (file.status === "failed" && tests.length === 0) return [{ name: titleOf(file), reason: file.message }];
  return tests
    .filter(({ status }) => status === "failed")
    .map((test) => ({ name: titleOf(file, test), reason: test.failureMessages?.[0] }));
}

/** Counts the results. A project without tests counts as one failure. */
function count(report: VitestReport, projects: readonly string[]): Tally {
  const tally: Tally = {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failuresOf),
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const ran = report.testResults.filter((file) => file.assertionResults.length > 0);
  for (const project of projects) {
    if (ran.some((file) => projectOf(file.name.replaceAll("\\", "/")) === project)) continue;
    addTally(tally, oneFailed(project, "no test was run"));
  }
  return tally;
}

const timesOf = ({ testResults }: VitestReport): TestTime[] =>
  testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ name: titleOf(file, test), ms: test.duration ?? 0 })),
  );

/**
 * Runs these vitest projects together, showing their output, and adds the duration of each test to `times`. `args` are
 * passed to vitest: a file or -t "name".
 */
export async function runVitest(
  projects: readonly string[],
  times: TestTime[],
  args: string[] = [],
): Promise<Tally> {
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  await rm(REPORT, { force: true });
  const pick = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const { ok } = await runCommand(["vitest", "run", ...pick, ...reporters, ...args], { show: true });

  const report = await readReport();
  const tally = report ? count(report, projects) : emptyTally();
  if (report) times.push(...timesOf(report));
  // Vitest also fails for an error outside of any test, or if it crashes.
  if (!ok && tally.failed.length === 0)
    addTally(tally, oneFailed("vitest", "failed outside of any test: see its output above"));
  return tally;
}
