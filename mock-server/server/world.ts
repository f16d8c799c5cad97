import type { PageView } from "#generated/control/model/index.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { type WorldState, createWorldState } from "#mock/domain/world-state.ts";
import { type FaultPlan, createFaultPlan } from "#mock/faults/fault-plan.ts";
import { type Clock, createClock } from "#mock/world/clock.ts";
import { type Random, createRandom } from "#mock/world/random.ts";
import { createSecret } from "#mock/world/secret.ts";
import { type Coverage, createCoverage } from "./log/coverage.ts";
import type { LogBudget } from "./log/log-budget.ts";
import { type RequestLog, createRequestLog } from "./log/request-log.ts";
import { type Snapshots, createSnapshots } from "./saved/snapshots.ts";

/** One isolated backend. */
export type World = {
  readonly name: string;
  readonly clock: Clock;
  readonly state: WorldState;
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  readonly coverage: Coverage;
  /** The page views that its pages have reported to the analytics service, oldest first. */
  readonly pageViews: PageView[];
  /** They outlive a reset: a snapshot is there to come back to. */
  readonly snapshots: Snapshots;
  /** From 0 to 1, the same in every world of the same seed. */
  readonly random: Random;
  /** The scenario that was last set up in it. */
  scenario: string | null;
  /** Real time in ms. */
  lastUsed: number;
};

export type WorldPlan = {
  readonly seed: Seed;
  /** The secret for its tokens; undefined to create one. */
  readonly secret?: string | undefined;
  readonly budget: LogBudget;
  /** When its clock starts, in ms; undefined for the real time. */
  readonly startMs: number | undefined;
};

/** A new world laid over the seed; it costs what is changed in it. */
export function createWorld(name: string, plan: WorldPlan, snapshots: Snapshots = createSnapshots()): World {
  const clock = createClock(Date.now, plan.startMs);
  const random = createRandom(plan.seed.seed);
  return {
    name,
    clock,
    random,
    snapshots,
    state: createWorldState(plan.seed, clock, createSecret(plan.secret)),
    faults: createFaultPlan(random),
    log: createRequestLog(plan.budget),
    coverage: createCoverage(),
    pageViews: [],
    scenario: null,
    lastUsed: Date.now(),
  };
}
