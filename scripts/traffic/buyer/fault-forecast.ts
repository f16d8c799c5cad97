import { type FaultPlan, createFaultPlan } from "#mock/faults/fault-plan.ts";
import type { Fault, FaultRule } from "#mock/faults/fault.ts";
import { type Random, createRandom } from "#mock/world/random.ts";
import type { Operation } from "../../api-client/contract/operation.ts";

/**
 * Predicts the effects of a world's fault plan: runs the same plan with the same random numbers outside of the mock. A
 * fault that hits another call than predicted has leaked from another world, or is a bug.
 */
export class FaultForecast {
  readonly #random: Random;
  readonly #plan: FaultPlan;

  /** `seed` is the mock's own: the random numbers of every world start with it. */
  constructor(seed: number) {
    this.#random = createRandom(seed);
    this.#plan = createFaultPlan(this.#random);
  }

  add(rule: FaultRule): void {
    this.#plan.add(rule);
  }

  clear(): void {
    this.#plan.clear();
  }

  /** The fault for a call to this path: the one it requests itself, otherwise a planned one. */
  predict(operation: Operation, path: string, explicit: Fault | undefined): Fault | undefined {
    const { id: operationId, tag, method } = operation;
    const fault =
      explicit ?? this.#plan.choose({ operationId, tag, method, path, queryText: "", headers: {} })?.fault;
    // The mock uses one random number for the delay.
    if (typeof fault?.delay === "object") this.#random();
    return fault;
  }
}
