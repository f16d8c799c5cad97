import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { serveWeb } from "../serve-web.ts";
import { ROOT, type RunResult, runCommand } from "../support/run-command.ts";
import { type Tally, addTally, emptyTally, oneFailed, onePassed } from "../support/tally.ts";
import { pageViewsOf } from "../web/api-origins.ts";
import { buildWeb } from "../web/build.ts";
import { type PlaywrightReport, journeyFailures, journeyTimes } from "./playwright-report.ts";
import type { TestTime } from "./slowest.ts";

/** One directory per run, named by process id, so that parallel runs do not collide. */
const RUNS = join(ROOT, ".cache/journeys");
const RUN = join(RUNS, String(process.pid));
const REPORT = join(RUN, "report.json");
const DIST = join(RUN, "web");

async function readReport(): Promise<PlaywrightReport | undefined> {
  try {
    return JSON.parse(await readFile(REPORT, "utf8")) as PlaywrightReport;
  } catch {
    return undefined;
  }
}

/** Removes the directories of earlier runs and creates one for this run. */
async function prepareRun(): Promise<void> {
  await mkdir(RUN, { recursive: true });
  const over = (await readdir(RUNS)).filter((pid) => !isRunning(Number(pid)));
  await Promise.all(over.map((pid) => rm(join(RUNS, pid), { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function runPlaywright(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  times: TestTime[],
): Promise<Tally> {
  const config = [
    "--config",
    "tests/journeys/playwright.config.ts",
    "--reporter=list,json",
    `--output=${join(RUN, "results")}`,
  ];
  const { ok } = await runCommand(["playwright", "test", ...config, ...args], {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const report = await readReport();
  const stats = report?.stats;
  if (report) times.push(...journeyTimes(report.suites));
  const tally =
    report && stats
      ? {
          passed: stats.expected,
          failed: journeyFailures(report.suites),
          skipped: stats.skipped,
        }
      : emptyTally();
  const ran = tally.passed + tally.failed.length > 0;
  if (!ran) addTally(tally, oneFailed("journeys", "no test was run", { part: "journeys" }));
  else if (!ok && tally.failed.length === 0)
    addTally(tally, oneFailed("journeys", "failed outside of any test: see the output above"));
  return tally;
}

/** Builds the shop for the browser tests. */
export async function buildForJourneys(): Promise<RunResult> {
  await prepareRun();
  return buildWeb(DIST);
}

/**
 * Runs the browser tests against their own production build and mock on free ports, so that a running `npm start` is
 * not disturbed. Adds cleanup functions to `closers` and durations to `times`. `args` are passed to Playwright.
 */
export async function runJourneys(
  browser: string,
  build: RunResult,
  closers: (() => Promise<void>)[],
  times: TestTime[],
  args: readonly string[] = [],
): Promise<Tally> {
  console.log(`${build.ok ? "✓" : "✗"} production build (${(build.ms / 1000).toFixed(1)} s)`);
  if (!build.ok) {
    console.log(build.output);
    return oneFailed("production build", build.output, { part: "journeys" });
  }
  const tally = onePassed();

  const { startMockServer } = await import("#mock/node/start.ts");
  const mock = await startMockServer({ port: 0, quiet: true });
  closers.push(() => mock.close());

  // The browser also validates every response against the contract: a mismatch is an error in the console.
  const api = { ...mock.urls, analytics: pageViewsOf(mock.urls.main) };
  const web = await serveWeb({ port: 0, dist: DIST, api, checkResponses: true });
  closers.push(() => web.close());
  mock.allowOrigin(new URL(web.url).origin);
  const env = { WEB_URL: web.url, WEB_DIST: DIST, MOCK_URL: mock.urls.main, CHROMIUM_PATH: browser };
  addTally(tally, await runPlaywright(env, args, times));
  return tally;
}
