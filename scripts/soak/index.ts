/** `npm run soak`: many worlds of one mock in parallel, for a while. See options.ts for what it checks. */
import { exitWith } from "../api-client/arguments.ts";
import { heldLines, watchEventLoop } from "../support/event-loop/watch.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { type MockProcess, startMockProcess } from "../support/mock-process.ts";
import { SoakFailure } from "./failure.ts";
import { soakWithKills } from "./kill/soak-with-kills.ts";
import { HELP, type SoakOptions, readOptions } from "./options.ts";
import { beginningLine, printConclusion, progressLine, summary } from "./report.ts";
import { liveLife, liveRound } from "./rounds.ts";
import { Run } from "./run.ts";

const PROGRESS_MS = 10_000;

async function soak(run: Run, mock: MockProcess): Promise<void> {
  const { only } = run.options;
  let round = 0;
  const ticker = setInterval(() => console.log(progressLine(run, round)), PROGRESS_MS).unref();
  console.log(beginningLine(run, mock.urls.main));
  await run.idle.begin(mock.urls);
  if (only) await liveLife(run, mock, only.world, only.life);
  else for (; !run.isOver() && mock.ended() === undefined; round += 1) await liveRound(run, mock, round);
  clearInterval(ticker);
}

/** Prints the results and returns the exit code. */
function conclude(run: Run): number {
  const growth = run.curve.growth();
  if (growth !== undefined) run.fail(new SoakFailure("memory", growth), "");
  return printConclusion(run, summary(run));
}

/** Not when one life is repeated alone. */
async function watchLargeCalls(run: Run): Promise<void> {
  if (run.options.only) return;
  const { summary: seen, table, failures } = heldLines(await watchEventLoop());
  console.log([seen, ...table].join("\n"));
  for (const failure of failures) run.fail(new SoakFailure("the event loop", failure), "");
}

async function soakOnce(options: SoakOptions): Promise<number> {
  const run = new Run(options);
  onInterrupt(() => {
    run.stop();
    console.log("\nstopped; until here:");
    conclude(run);
  }, 130);
  run.begin();
  const mock = await startMockProcess("--seed", String(options.seed));
  try {
    await soak(run, mock);
  } catch (error) {
    if (mock.ended() === undefined) run.fail(error, "");
  }
  const ended = mock.ended();
  if (ended !== undefined)
    run.fail(new SoakFailure("the mock", `ended by itself (${ended})`, mock.output()), "");
  await mock.stop();
  await watchLargeCalls(run);
  return conclude(run);
}

await exitWith(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options.help) return options.kill ? soakWithKills(options) : soakOnce(options);
  console.log(HELP);
  return 0;
}, "en");
