import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#mock/world/random.ts";
import { type MockProcess, startMockProcess } from "../../../support/mock-process.ts";
import { markerOf } from "../../buyer/marker.ts";
import { TrafficFailure } from "../../engine/failure.ts";
import type { SoakOptions } from "../options.ts";
import { SoakRun } from "../soak-run.ts";
import { SurvivingWorld } from "./surviving-world.ts";

/** Any change writes all worlds to disk: more of them would only measure the disk. */
const MOST_WORLDS = 20;
/** The limits of a mock's lifetime, in ms; the seed decides. */
const SHORTEST = 2000;
const LONGEST = 5000;

class KillRun extends SoakRun {
  kills = 0;
  restored = 0;
  inFlight = 0;
  worstLossMs = 0;

  override summary(): string[] {
    return [
      `${this.kills} kills, ${this.restored} times a world came back whole; ${this.inFlight} of them with the call that was under way`,
      `at worst ${Math.round(this.worstLossMs)} ms of work were lost (allowed 1000)`,
      `${this.tally.calls} calls`,
    ];
  }
}

/**
 * Kills the mock repeatedly while its worlds are in use, and restarts it with the same state file: each world must be
 * restored to a state of the last second, and nothing may be corrupt. Returns the exit code.
 */
export async function soakWithKills(options: SoakOptions): Promise<number> {
  const run = new KillRun(options);
  const folder = await mkdtemp(join(tmpdir(), "soak-state-"));
  const clear = () => rm(folder, { recursive: true, force: true });
  const flags = ["--seed", String(options.seed), "--state", join(folder, "state.json")];
  run.sumUpOnInterrupt(clear);
  let mock = await startMockProcess(...flags);
  try {
    const worlds = createWorlds(run);
    const random = createRandom(options.seed);
    while (!run.isOver()) {
      const killedAt = await liveAndKill(run, mock, worlds, SHORTEST + random() * (LONGEST - SHORTEST));
      run.kills += 1;
      mock = await startMockProcess(...flags);
      for (const world of worlds) await checkWorld(run, world, mock, killedAt);
      console.log(`kill ${run.kills} · ${run.restored} worlds came back · ${run.failures.size} failures`);
    }
  } catch (error) {
    run.fail(new TrafficFailure("a restart", (error as Error).message));
  }
  await mock.kill();
  await clear();
  return run.conclude();
}

function createWorlds({ options, tally }: KillRun): SurvivingWorld[] {
  const { worlds, seed } = options;
  return Array.from(
    { length: Math.min(worlds, MOST_WORLDS) },
    (_, index) =>
      new SurvivingWorld({
        world: `surviving-${index}`,
        marker: markerOf(index, 0),
        seed: seed * 1_000_003 + index,
        mockSeed: seed,
        tally,
        faultShare: 0,
      }),
  );
}

async function liveAndKill(
  run: KillRun,
  mock: MockProcess,
  worlds: readonly SurvivingWorld[],
  ms: number,
): Promise<number> {
  const lives = worlds.map((world) => world.live(mock.urls).catch((error: unknown) => run.fail(error)));
  await sleep(ms);
  const killedAt = performance.now();
  await mock.kill();
  await Promise.all(lives);
  return killedAt;
}

async function checkWorld(run: KillRun, world: SurvivingWorld, mock: MockProcess, killedAt: number) {
  try {
    const found = await world.check(mock.urls, killedAt);
    run.restored += 1;
    if (found.kind === "in flight") run.inFlight += 1;
    if (found.kind === "known") run.worstLossMs = Math.max(run.worstLossMs, found.lostMs);
  } catch (error) {
    run.fail(error);
  }
}
