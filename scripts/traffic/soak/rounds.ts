import type { MockProcess } from "../../support/mock-process.ts";
import { Buyer } from "../buyer/buyer.ts";
import { markerOf } from "../buyer/marker.ts";
import { TrafficFailure, MockGone } from "../engine/failure.ts";
import { memoryAtRest } from "../engine/memory-at-rest.ts";
import { live } from "../flows/life.ts";
import { replay } from "./replay.ts";
import type { SoakRun } from "./soak-run.ts";

/** One in this many lives is replayed in another world. */
const REPLAY_EVERY = 5;
const CALLS = 150;

/** One life of each world, in parallel; then all worlds are deleted and memory is measured. */
export async function liveRound(run: SoakRun, mock: MockProcess, round: number): Promise<void> {
  const { worlds } = run.options;
  await Promise.all(Array.from({ length: worlds }, (_, world) => liveLife(run, mock, world, round)));
  if (run.isOver()) return;
  await run.idle.check().catch((error: unknown) => run.fail(error));
  run.curve.add(await memoryAtRest(mock));
  await run.idle.begin(mock.urls);
}

/** One life: run, checked twice, and sometimes replayed. A failure is recorded; the others continue. */
export async function liveLife(run: SoakRun, mock: MockProcess, world: number, life: number): Promise<void> {
  const { tally, options } = run;
  const name = `soak-${world}-${life}`;
  const buyer = new Buyer({
    urls: mock.urls,
    world: name,
    marker: markerOf(world, life),
    seed: options.seed * 1_000_003 + world * 7919 + life,
    mockSeed: options.seed,
    tally,
    faultShare: 0.06,
  });
  try {
    await live(buyer, { calls: CALLS, ruleShare: 0.15, isOver: run.isOver });
    if (run.isOver()) return;
    tally.lives += 1;
    const before = await buyer.fingerprint();
    if ((world + life) % REPLAY_EVERY === 0) await liveAgain(run, buyer, before);
    // Meanwhile the other worlds have continued.
    if ((await buyer.fingerprint()) !== before)
      throw new TrafficFailure("the state of an idle world", `${name} has changed though nobody called it`);
    tally.fingerprints += 1;
  } catch (error) {
    if (run.isOver() || error instanceof MockGone) return;
    run.failLife(error, world, life);
  }
}

async function liveAgain({ tally }: SoakRun, buyer: Buyer, before: string): Promise<void> {
  const other = `${buyer.plan.world}-again`;
  const calls = await replay(buyer, other);
  tally.replayedCalls += calls;
  const twin = new Buyer({ ...buyer.plan, world: other });
  if ((await twin.fingerprint()) !== before)
    throw new TrafficFailure(
      "the state after a replay",
      `the same calls have left ${other} in another state`,
    );
  tally.replays += 1;
}
