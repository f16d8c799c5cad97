import { type FaultPlan, createFaultPlan } from "#mock/faults/fault-plan.ts";
import { createRandom } from "#mock/faults/random.ts";
import { type Clock, createClock } from "#mock/state/clock.ts";
import type { Seed } from "#mock/state/seed.ts";
import { type WorldState, createWorldState } from "#mock/state/world-state.ts";
import { type RequestLog, createRequestLog } from "./request-log.ts";

/** One isolated backend. */
export type World = {
  readonly name: string;
  readonly clock: Clock;
  readonly state: WorldState;
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  /** From 0 to 1, the same in every world of the same seed. */
  readonly random: () => number;
  /** Real time in ms. */
  lastUsed: number;
};

/** A new world laid over the seed; it costs what is changed in it. */
export function createWorld(name: string, seed: Seed, seedNumber: number): World {
  const clock = createClock();
  const random = createRandom(seedNumber);
  return {
    name,
    clock,
    random,
    state: createWorldState(seed, clock),
    faults: createFaultPlan(random),
    log: createRequestLog(),
    lastUsed: Date.now(),
  };
}
