import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT, runCommand } from "../support/run-command.ts";
import { type Tally, addTally, emptyTally, tallyOf } from "../support/tally.ts";
import type { TestTime } from "./slowest.ts";

/** The vitest projects of vite.config.ts. */
export const PROJECTS = ["unit", "contract", "contract-diff", "conformance", "architecture"] as const;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  fullName: string;
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

/** Counts the results. A file that fails to load and a project without tests count as one failure each. */
function count(report: VitestReport, projects: readonly string[]): Tally {
  const tally: Tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const ran = report.testResults.filter((file) => file.assertionResults.length > 0);
  tally.failed += report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  for (const project of projects) {
    if (ran.some((file) => projectOf(file.name.replaceAll("\\", "/")) === project)) continue;
    console.log(`✗ ${project}: no test was run`);
    addTally(tally, tallyOf(false));
  }
  return tally;
}

const timesOf = ({ testResults }: VitestReport): TestTime[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(ROOT, name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
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
  if (!ok && tally.failed === 0) addTally(tally, tallyOf(false));
  return tally;
}
