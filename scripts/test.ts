/**
 * `npm test`: the checks of `npm run verify`, then unit, contract and architecture tests, then the browser tests on a
 * production build, and a sample of each walk. It ends with what failed and the totals. A part: `npm test -- --only
 * journeys [arguments]`; what a change can have broken: `-- --changed [commit]`; what failed last: `-- --failed`.
 * `npm run test:walks [-- axe lives …] [arguments]`: the walks in full.
 */
import { ensureBrowser } from "./ensure-browser.ts";
import { onInterrupt } from "./support/on-interrupt.ts";
import { stopCommands } from "./support/run-command.ts";
import {
  type Tally,
  addTally,
  emptyTally,
  failureLines,
  oneFailed,
  onePassed,
  tallyLine,
} from "./support/tally.ts";
import { pickChanged } from "./test/changed/pick.ts";
import { buildForJourneys, runJourneys } from "./test/journeys.ts";
import { endLeftProcesses, markProcesses } from "./test/left-processes.ts";
import { commandFor, keepFailures, readFailures, titlePattern } from "./test/places.ts";
import { type TestTime, printSlowest } from "./test/slowest.ts";
import { PROJECTS, projectOf, runVitest } from "./test/vitest.ts";
import { findWalks, pickWalks } from "./test/walks.ts";
import { type Check, findChecks } from "./verify/checks.ts";
import { runChecks } from "./verify/run-checks.ts";

/** The checks and tests to run. Vitest and Playwright get these arguments: files, or a pattern of titles. */
interface Selection {
  checks?: readonly Check[];
  projects?: readonly string[];
  vitestArgs?: readonly string[];
  /** Undefined: no journeys. */
  journeyArgs?: readonly string[] | undefined;
}

const PARTS = ["verify", ...PROJECTS, "journeys"];
const closers: (() => Promise<void>)[] = [];
const total = emptyTally();
const times: TestTime[] = [];
let areWalks = false;

/** Runs one part. A part that crashes counts as one failure; the others still run. */
async function part(name: string, run: () => Promise<Tally>) {
  console.log(`\n— ${name}`);
  try {
    addTally(total, await run());
  } catch (error) {
    console.error(`✗ ${name}:`, error);
    addTally(total, oneFailed(name, String(error)));
  }
}

/** Nothing is installed or built once the first test has begun: it would make tests wait. */
async function run({ checks = [], projects = [], vitestArgs = [], journeyArgs }: Selection) {
  let browser: string | undefined;
  if (journeyArgs)
    await part("browser", async () => {
      browser = await ensureBrowser();
      return onePassed();
    });
  const building = browser ? buildForJourneys() : undefined;
  if (checks.length > 0) await part("verify", () => runChecks(checks));
  const build = await building;
  if (projects.length > 0) await part(projects.join(", "), () => runVitest(projects, times, vitestArgs));
  if (browser && build) {
    const found = browser;
    await part("journeys", () => runJourneys(found, build, closers, times, journeyArgs));
  }
}

const ofFiles = (files: readonly string[], args: readonly string[] = []): Selection => {
  const journeys = files.filter((file) => file.endsWith(".spec.ts"));
  const tests = files.filter((file) => !file.endsWith(".spec.ts"));
  return {
    projects: PROJECTS.filter((project) => tests.some((file) => projectOf(file) === project)),
    vitestArgs: [...tests, ...args],
    journeyArgs: journeys.length > 0 ? [...journeys, ...args] : undefined,
  };
};

function only(name: string, args: readonly string[]): Selection {
  if (name === "verify") return { checks: findChecks(args) };
  if (name === "journeys") return { journeyArgs: args };
  return { projects: [name], vitestArgs: args };
}

async function changed(ref = "HEAD"): Promise<Selection> {
  const { checks, tests, journeys } = await pickChanged(ref);
  return { ...ofFiles([...tests, ...journeys.map((name) => `tests/journeys/${name}.spec.ts`)]), checks };
}

/** Selects the failures of the last run, with a trace of each journey. */
async function failed(): Promise<Selection> {
  const { places, areWalks: wereWalks } = await readFailures();
  if (places.length === 0) console.log("Nothing failed in the last run.");
  if (wereWalks) walkInFull();
  const of = (isSelected: (part: string) => boolean) => places.filter((place) => isSelected(place.part));
  const checks = of((name) => name === "verify").map(({ title = "" }) => title);
  const journeys = of((name) => name === "journeys");
  const tests = of((name) => PROJECTS.some((project) => project === name));
  const args = (name: string, flag: string, found: typeof places) => {
    const titles = found.flatMap(({ title }) => title || []);
    const files = [...new Set(found.flatMap(({ file }) => file ?? []))];
    // A file that could not be loaded, or a part that did not start, is repeated as a whole.
    const isWhole = titles.length < found.length;
    return isWhole ? files : [...files, flag, titlePattern(name, titles)];
  };
  return {
    ...(checks.length > 0 && { checks: findChecks(checks) }),
    projects: [...new Set(tests.map((place) => place.part))],
    vitestArgs: args("unit", "-t", tests),
    journeyArgs:
      journeys.length > 0 ? [...args("journeys", "-g", journeys), "--trace=retain-on-failure"] : undefined,
  };
}

/** The tests that import tests/support/extent.ts go as far as they can, and say each step. */
function walkInFull() {
  areWalks = true;
  Object.assign(process.env, { WALKS: "full", PLAYWRIGHT_LIST_PRINT_STEPS: "1" });
}

function walks(words: readonly string[]): Selection {
  walkInFull();
  const end = words.findIndex((word) => word.startsWith("-"));
  const names = end === -1 ? words : words.slice(0, end);
  const picked = pickWalks(findWalks(), names);
  return ofFiles(
    picked.map(({ file }) => file),
    words.slice(names.length),
  );
}

async function select([flag, name, ...rest]: readonly string[]): Promise<Selection | undefined> {
  if (flag === undefined) return { checks: findChecks([]), projects: PROJECTS, journeyArgs: [] };
  if (flag === "--walks") return walks(name === undefined ? [] : [name, ...rest]);
  if (flag === "--failed" && name === undefined) return failed();
  if (flag === "--changed" && rest.length === 0) return changed(name);
  if (flag === "--only" && name !== undefined && PARTS.includes(name)) return only(name, rest);
  return undefined;
}

async function closeAll() {
  stopCommands();
  await Promise.allSettled(closers.splice(0).map((close) => close()));
}

onInterrupt(async () => {
  await closeAll();
  await endLeftProcesses(0);
}, 130);
const selection = await select(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
if (!selection) {
  console.error(`Usage: npm test [-- --only ${PARTS.join("|")} [arguments for the tool]]`);
  console.error("       npm test -- --changed [commit, without it HEAD]");
  console.error("       npm test -- --failed");
  console.error("       npm run test:walks [-- part of a name …] [arguments for the tool]");
  process.exit(1);
}
for (const { pid, command } of await endLeftProcesses(0))
  console.log(`! ended what an earlier run left: ${command} (process ${pid})`);
markProcesses();
try {
  await run(selection);
} finally {
  await closeAll();
}
for (const { pid, command } of await endLeftProcesses())
  addTally(total, oneFailed("a test left a process, which was ended now", `${command} (process ${pid})`));
await keepFailures(total.failed, areWalks);
printSlowest(times);
console.log(
  ["", ...failureLines(total, (place) => commandFor(place, areWalks)), tallyLine(total)].join("\n"),
);
process.exit(total.failed.length > 0 ? 1 : 0);
