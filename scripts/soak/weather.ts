import { type FaultPlan, createFaultPlan } from "#mock/faults/fault-plan.ts";
import type { Fault, FaultKind, FaultRule } from "#mock/faults/fault.ts";
import { type Random, createRandom } from "#mock/faults/random.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";

const STATUSES = [401, 403, 404, 409, 422, 429, 459, 500, 502, 503];
const BROKEN: readonly FaultKind[] = [
  "login-code",
  "reset",
  "cut",
  "content-type",
  "invalid-json",
  "wrong-shape",
];

/** A fault as a front-end developer would plan it; every kind comes up. */
export function drawFault(random: () => number): Fault {
  const draw = random();
  const when: Fault["when"] = random() < 0.4 ? "after" : "before";
  if (draw < 0.35) {
    const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 500;
    if (status !== 422) return { kind: "status", status, when };
    return { kind: "status", status, when, errors: { number: ["the number does not fit"] } };
  }
  if (draw < 0.5) return { kind: "delay", delay: [1, 1 + Math.floor(random() * 20)] };
  if (draw < 0.58) return { kind: "slow-drip", duration: 30 };
  if (draw < 0.62) return { kind: "hang", when };
  return { kind: BROKEN[Math.floor(random() * BROKEN.length)] ?? "reset", when };
}

/** A rule that will hit some later call, of one operation or of a whole tag. */
export function drawRule(random: () => number, { id, tag }: CompiledOperation): FaultRule {
  const fault = drawFault(random);
  const match = random() < 0.7 ? { operationId: id } : { tag };
  const times = 1 + Math.floor(random() * 3);
  const after = random() < 0.3 ? 1 : 0;
  return { match, fault, times, after, ...(random() < 0.3 ? { probability: 0.5 } : {}) };
}

/**
 * What a world's fault plan must do, foretold beside the mock: the same plan over the same series of random numbers. A
 * fault that hits another call than foretold has come from another world, or from nowhere.
 */
export class Weather {
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

  /** The fault that will hit this call: the one that it asks for itself, else a planned one. */
  foretell(operation: CompiledOperation, path: string, own: Fault | undefined): Fault | undefined {
    const { id: operationId, tag, method } = operation;
    const fault =
      own ?? this.#plan.choose({ operationId, tag, method, path: path.split("?")[0] ?? path })?.fault;
    // The mock draws how long it waits.
    if (typeof fault?.delay === "object") this.#random();
    return fault;
  }
}
