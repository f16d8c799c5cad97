/**
 * `npm test`: the checks of `npm run verify`, then unit, contract and architecture tests, then the browser tests on a
 * production build. It ends with what failed and the totals. A single part: `npm test -- --only journeys [arguments]`. Only what
 * a change can have broken: `npm test -- --changed [commit]`.
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
import { type TestTime, printSlowest } from "./test/slowest.ts";
import { PROJECTS, projectOf, runVitest } from "./test/vitest.ts";
import { findChecks } from "./verify/checks.ts";
import { runChecks } from "./verify/run-checks.ts";

const PARTS = ["verify", ...PROJECTS, "journeys"];
const closers: (() => Promise<void>)[] = [];
const total = emptyTally();
const times: TestTime[] = [];

async function closeAll() {
  stopCommands();
  await Promise.allSettled(closers.splice(0).map((close) => close()));
}

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

/** What the journeys need. The tests before them leave a processor idle at times, so it is prepared during these. */
function prepareJourneys() {
  const preparation = { browser: ensureBrowser(), build: buildForJourneys() };
  // Whoever awaits it reports a failure; until then it is not an unhandled one.
  void Promise.allSettled(Object.values(preparation));
  return preparation;
}

async function journeys(args: string[], preparation = prepareJourneys()) {
  let browser: string | undefined;
  await part("browser", async () => {
    browser = await preparation.browser;
    return onePassed();
  });
  if (!browser) return;
  const found = browser;
  await part("journeys", async () => runJourneys(found, await preparation.build, closers, times, args));
}

async function runOnly(name: string, args: string[]) {
  if (name === "verify") await part(name, () => runChecks(findChecks(args)));
  else if (name === "journeys") await journeys(args);
  else await part(name, () => runVitest([name], times, args));
}

async function runChanged(ref = "HEAD") {
  const { checks, tests, journeys: names } = await pickChanged(ref);
  if (checks.length > 0) await part("verify", () => runChecks(checks));
  const projects = PROJECTS.filter((project) => tests.some((file) => projectOf(file) === project));
  if (projects.length > 0) await part(projects.join(", "), () => runVitest(projects, times, tests));
  if (names.length > 0) await journeys(names.map((name) => `/${name}.spec.ts`));
}

async function runAll() {
  await part("verify", () => runChecks());
  const preparation = prepareJourneys();
  await part(PROJECTS.join(", "), () => runVitest(PROJECTS, times));
  await journeys([], preparation);
}

onInterrupt(closeAll, 130);
const [flag, name, ...rest] = process.argv.slice(2);
try {
  if (flag === undefined) await runAll();
  else if (flag === "--changed" && rest.length === 0) await runChanged(name);
  else if (flag === "--only" && name !== undefined && PARTS.includes(name)) await runOnly(name, rest);
  else {
    console.error(`Usage: npm test [-- --only ${PARTS.join("|")} [arguments for the tool]]`);
    console.error("       npm test -- --changed [commit, without it HEAD]");
    process.exit(1);
  }
} finally {
  await closeAll();
}
printSlowest(times);
console.log(["", ...failureLines(total), tallyLine(total)].join("\n"));
process.exit(total.failed.length > 0 ? 1 : 0);
