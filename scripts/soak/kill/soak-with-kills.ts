import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#mock/world/random.ts";
import { onInterrupt } from "../../support/on-interrupt.ts";
import { type MockProcess, startMockProcess } from "../../support/mock-process.ts";
import { SoakFailure } from "../failure.ts";
import { markerOf } from "../marker.ts";
import type { SoakOptions } from "../options.ts";
import { printConclusion } from "../report.ts";
import { Run } from "../run.ts";
import { KeptWorld } from "./kept-world.ts";

/** Any change writes all worlds to disk: more of them would only measure the disk. */
const MOST_WORLDS = 20;
/** How long a mock runs, in ms; random by the seed. */
const SHORTEST = 2000;
const LONGEST = 5000;

type Kills = { kills: number; restored: number; inFlight: number; worstLossMs: number };

/**
 * Kills the mock repeatedly while its worlds are in use, and restarts it with the same state file: each world must be
 * restored to a state of the last second, and nothing may be corrupt. Returns the exit code.
 */
export async function soakWithKills(options: SoakOptions): Promise<number> {
  const run = new Run(options);
  const folder = await mkdtemp(join(tmpdir(), "soak-state-"));
  const counts: Kills = { kills: 0, restored: 0, inFlight: 0, worstLossMs: 0 };
  const flags = ["--seed", String(options.seed), "--state", join(folder, "state.json")];
  onInterrupt(async () => {
    run.stop();
    console.log("\nstopped; until here:");
    conclude(run, counts);
    await rm(folder, { recursive: true, force: true });
  }, 130);
  let mock = await startMockProcess(...flags);
  try {
    const worlds = createWorlds(run);
    const random = createRandom(options.seed);
    while (!run.isOver()) {
      const killedAt = await liveAndKill(run, mock, worlds, SHORTEST + random() * (LONGEST - SHORTEST));
      counts.kills += 1;
      mock = await startMockProcess(...flags);
      for (const world of worlds) await checkWorld(run, world, mock, killedAt, counts);
      console.log(
        `kill ${counts.kills} · ${counts.restored} worlds came back · ${run.failures.size} failures`,
      );
    }
  } catch (error) {
    if (!run.isStopped) run.fail(new SoakFailure("a restart", (error as Error).message), "");
  }
  await mock.kill();
  await rm(folder, { recursive: true, force: true });
  return conclude(run, counts);
}

function createWorlds({ options, tally }: Run): KeptWorld[] {
  const { worlds, seed } = options;
  return Array.from(
    { length: Math.min(worlds, MOST_WORLDS) },
    (_, index) =>
      new KeptWorld({
        world: `kept-${index}`,
        marker: markerOf(index, 0),
        seed: seed * 1_000_003 + index,
        mockSeed: seed,
        tally,
        faultShare: 0,
      }),
  );
}

async function liveAndKill(
  run: Run,
  mock: MockProcess,
  worlds: readonly KeptWorld[],
  ms: number,
): Promise<number> {
  const lives = worlds.map((world, index) =>
    world.live(mock.urls).catch((error: unknown) => run.fail(error, `${index}.0`)),
  );
  await sleep(ms);
  const killedAt = performance.now();
  await mock.kill();
  await Promise.all(lives);
  return killedAt;
}

async function checkWorld(
  run: Run,
  world: KeptWorld,
  mock: MockProcess,
  killedAt: number,
  counts: Kills,
): Promise<void> {
  try {
    const found = await world.check(mock.urls, killedAt);
    counts.restored += 1;
    if (found.kind === "in flight") counts.inFlight += 1;
    if (found.kind === "known") counts.worstLossMs = Math.max(counts.worstLossMs, found.lostMs);
  } catch (error) {
    run.fail(error, "");
  }
}

const conclude = (run: Run, { kills, restored, inFlight, worstLossMs }: Kills): number =>
  printConclusion(run, [
    `${kills} kills, ${restored} times a world came back whole; ${inFlight} of them with the call that was under way`,
    `at worst ${Math.round(worstLossMs)} ms of work were lost (allowed 1000)`,
    `${run.tally.calls} calls`,
  ]);
