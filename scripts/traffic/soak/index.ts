import type { MockProcess } from "../../support/mock-process.ts";
import { watchLargeCalls } from "../event-loop/watch.ts";
import { soakWithKills } from "./kill/soak-with-kills.ts";
import { readOptions } from "./options.ts";
import { liveLife, liveRound } from "./rounds.ts";
import { SoakRun } from "./soak-run.ts";

const PROGRESS_MS = 10_000;

async function soak(run: SoakRun, mock: MockProcess): Promise<void> {
  const { only } = run.options;
  let round = 0;
  const ticker = setInterval(() => console.log(run.progressLine(round)), PROGRESS_MS).unref();
  console.log(run.beginningLine(mock.urls.main));
  await run.idle.begin(mock.urls);
  if (only) await liveLife(run, mock, only.world, only.life);
  else for (; !run.isOver() && mock.ended() === undefined; round += 1) await liveRound(run, mock, round);
  clearInterval(ticker);
}

/** Many worlds of one mock in parallel, for a while. Returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options.kill) return soakWithKills(options);
  const soaking = new SoakRun(options);
  soaking.sumUpOnInterrupt();
  await soaking.play((mock) => soak(soaking, mock), "--seed", String(options.seed));
  // Not when one life is repeated alone.
  if (!options.only) await watchLargeCalls(soaking);
  return soaking.conclude();
}

export { HELP } from "./options.ts";
