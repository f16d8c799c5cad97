import { type FaultPlan, createFaultPlan } from "#mock/faults/fault-plan.ts";
import type { Fault, FaultRule } from "#mock/faults/fault.ts";
import { type Random, createRandom } from "#mock/faults/random.ts";
import type { Operation } from "../conformance/contract/operation.ts";

/**
 * Predicts what a world's fault plan does: the same plan over the same series of random numbers, beside the mock. A
 * fault that hits another call than predicted comes from another world, or from nowhere.
 */
export class FaultForecast {
  readonly #random: Random;
  readonly #plan: FaultPlan;

  /** `seed` is the mock's own: every world's series begins with it. */
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

  /** The fault that will hit a call to this path: the one that it asks for itself, else a planned one. */
  predict(operation: Operation, path: string, own: Fault | undefined): Fault | undefined {
    const { id: operationId, tag, method } = operation;
    const fault = own ?? this.#plan.choose({ operationId, tag, method, path })?.fault;
    // The mock takes a random number for how long it waits.
    if (typeof fault?.delay === "object") this.#random();
    return fault;
  }
}
