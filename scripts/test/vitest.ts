import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { ROOT, runCommand } from "../support/run-command.ts";
import { type Tally, addTally, oneFailed } from "../support/tally.ts";
import type { TestTime } from "./slowest.ts";
import type { VitestResult } from "./vitest-reporter.ts";

/** The vitest projects of vite.config.ts. */
export const PROJECTS = ["unit", "contract", "contract-diff", "conformance", "architecture"] as const;

const RESULTS = join(ROOT, ".cache/vitest-results.json");

async function readResults(): Promise<VitestResult[]> {
  try {
    return JSON.parse(await readFile(RESULTS, "utf8")) as VitestResult[];
  } catch {
    return [];
  }
}

/** The vitest project of a test file, by its folder. */
export function projectOf(file: string): (typeof PROJECTS)[number] {
  return PROJECTS.find((project) => file.includes(`tests/${project}/`)) ?? "unit";
}

const pathOf = ({ file }: VitestResult) => relative(ROOT, file).replaceAll("\\", "/");
const nameOf = (result: VitestResult) => [pathOf(result), result.title].filter(Boolean).join(" › ");

/** Counts the results. A project without tests counts as one failure. */
function count(results: readonly VitestResult[], projects: readonly string[]): Tally {
  const of = (state: VitestResult["state"]) => results.filter((result) => result.state === state);
  const tally: Tally = {
    passed: of("passed").length,
    failed: of("failed").map((result) => ({
      name: nameOf(result),
      reason: result.error,
      place: { part: result.project, file: pathOf(result), title: result.title },
    })),
    skipped: of("skipped").length,
  };
  for (const project of projects)
    if (!results.some((result) => result.project === project))
      addTally(tally, oneFailed(project, "no test was run", { part: project }));
  return tally;
}

/**
 * Runs these vitest projects together, showing their output, and adds the duration of each test to `times`. `args` are
 * passed to vitest: a file or -t "name".
 */
export async function runVitest(
  projects: readonly string[],
  times: TestTime[],
  args: readonly string[] = [],
): Promise<Tally> {
  await mkdir(dirname(RESULTS), { recursive: true });
  await rm(RESULTS, { force: true });
  const pick = projects.flatMap((project) => ["--project", project]);
  const env = { VITEST_RESULTS: RESULTS };
  const { ok } = await runCommand(["vitest", "run", ...pick, ...args], { show: true, env });

  const results = await readResults();
  const tally = count(results, projects);
  times.push(...results.map((result) => ({ name: nameOf(result), ms: result.ms })));
  // Vitest also fails for an error outside of any test, or if it crashes.
  if (!ok && tally.failed.length === 0)
    addTally(tally, oneFailed("vitest", "failed outside of any test: see its output above"));
  return tally;
}
