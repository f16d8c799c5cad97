/**
 * `npm test`: the checks of `npm run verify`, then unit, contract and architecture tests, then the browser tests on
 * a production build. The last line counts them all. One part alone: `npm test -- --only journeys [arguments]`.
 */
import { ensureBrowser } from "./ensure-browser.ts";
import { onInterrupt } from "./support/on-interrupt.ts";
import { stopCommands } from "./support/run-command.ts";
import { type Tally, addTally, emptyTally, tallyLine, tallyOf } from "./support/tally.ts";
import { runJourneys } from "./test/journeys.ts";
import { PROJECTS, runVitest } from "./test/vitest.ts";
import { runChecks } from "./verify/run-checks.ts";

const PARTS = ["verify", ...PROJECTS, "journeys"];
const closers: (() => Promise<void>)[] = [];
const total = emptyTally();

async function closeAll() {
  stopCommands();
  await Promise.allSettled(closers.splice(0).map((close) => close()));
}

/** Runs one part. A part that breaks down is one failure, and the others still run. */
async function part(name: string, run: () => Promise<Tally>) {
  console.log(`\n— ${name}`);
  try {
    addTally(total, await run());
  } catch (error) {
    console.error(`✗ ${name}:`, error);
    addTally(total, tallyOf(false));
  }
}

async function findBrowser(): Promise<string | undefined> {
  let browser: string | undefined;
  await part("browser", async () => {
    browser = await ensureBrowser();
    return tallyOf(true);
  });
  return browser;
}

async function journeys(args: string[]) {
  const browser = await findBrowser();
  if (browser) await part("journeys", () => runJourneys(browser, closers, args));
}

async function runOnly(name: string, args: string[]) {
  if (name === "verify") await part(name, () => runChecks(args));
  else if (name === "journeys") await journeys(args);
  else await part(name, () => runVitest([name], args));
}

async function runAll() {
  await part("verify", () => runChecks());
  await part(PROJECTS.join(", "), () => runVitest(PROJECTS));
  await journeys([]);
}

onInterrupt(closeAll, 130);
const [flag, name = "", ...rest] = process.argv.slice(2);
if (flag !== undefined && !(flag === "--only" && PARTS.includes(name))) {
  console.error(`Usage: npm test [-- --only ${PARTS.join("|")} [arguments for the tool]]`);
  process.exit(1);
}
try {
  await (flag === undefined ? runAll() : runOnly(name, rest));
} finally {
  await closeAll();
}
console.log(`\n${tallyLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
