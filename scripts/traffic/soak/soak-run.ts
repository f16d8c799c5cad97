import { increment } from "../../api-client/coverage.ts";
import { contract } from "../buyer/contract.ts";
import { Tally } from "../buyer/tally.ts";
import { TrafficFailure } from "../engine/failure.ts";
import { Run } from "../engine/run.ts";
import { IdleWorld } from "./idle-world.ts";
import { MemoryCurve } from "./memory-curve.ts";
import type { SoakOptions } from "./options.ts";

const list = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, count]) => `${key} × ${count}`)
    .join(", ") || "none";

/** The shared state of a soak. */
export class SoakRun extends Run<SoakOptions> {
  readonly tally = new Tally();
  readonly curve = new MemoryCurve();
  readonly idle = new IdleWorld();

  /** Records the failure of a life, which can be lived alone. */
  failLife(error: unknown, world: number, life: number): void {
    this.fail(error, `npm run traffic -- soak --seed ${this.options.seed} --only ${world}.${life}`);
  }

  /** Returns the line that says what will run, and the address of the mock. */
  beginningLine(url: string): string {
    const { only, worlds, minutes, seed } = this.options;
    const what = only ? `life ${only.life} of world ${only.world}` : `${worlds} worlds for ${minutes} min`;
    return `${what}, seed ${seed}, in a mock on ${url} (Ctrl-C sums up)`;
  }

  progressLine(round: number): string {
    const { tally } = this;
    const memory = this.curve.readings.at(-1);
    return [
      `${Math.round(this.seconds)} s`,
      `round ${round + 1}`,
      `${tally.calls} calls`,
      `${tally.lives} lives`,
      `${tally.replays} replayed`,
      ...(memory ? [`${memory.rssMb.toFixed(0)} MB, heap ${memory.heapMb.toFixed(1)} MB`] : []),
      `${this.failures.size} failures`,
    ].join(" · ");
  }

  override conclude(): number {
    const growth = this.curve.growth();
    if (growth !== undefined) this.fail(new TrafficFailure("memory", growth));
    return super.conclude();
  }

  summary(): string[] {
    const { tally, curve, seconds } = this;
    const { operations } = tally.coverage.report(contract.operations);
    const statuses = new Map<string, number>();
    for (const { statuses: counts } of operations)
      for (const [status, count] of Object.entries(counts)) if (count > 0) increment(statuses, status, count);
    const called = operations.filter(({ calls }) => calls > 0);
    const never = operations.filter(
      ({ statuses: counts }) =>
        !Object.keys(counts).some((status) => counts[status] && status.startsWith("2")),
    );
    return [
      `${tally.calls} calls in ${seconds.toFixed(0)} s (${Math.round(tally.calls / seconds)} a second), ${tally.lives} lives in worlds of their own`,
      `operations: ${called.length} of ${operations.length} called, ${operations.length - never.length} with success`,
      ...(never.length > 0
        ? [`  no success yet: ${never.map(({ operationId }) => operationId).join(", ")}`]
        : []),
      `responses: ${list(statuses)}`,
      `planned faults: ${list(tally.faults)}`,
      `replays: ${tally.replays} lives, ${tally.replayedCalls} calls returned the same bytes`,
      `fingerprints: ${tally.fingerprints} worlds unchanged while others lived on`,
      curve.summary(),
    ];
  }
}
