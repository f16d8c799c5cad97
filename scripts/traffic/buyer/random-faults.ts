import type { Fault, FaultKind, FaultRule } from "#mock/faults/fault.ts";
import type { Operation } from "../../api-client/contract/operation.ts";

const STATUSES = [401, 403, 404, 409, 422, 429, 459, 500, 502, 503];
const BROKEN: readonly FaultKind[] = [
  "login-code",
  "reset",
  "cut",
  "content-type",
  "invalid-json",
  "wrong-shape",
];

/** A random fault of any kind that a front-end developer might plan. */
export function randomFault(random: () => number): Fault {
  const choice = random();
  const when: Fault["when"] = random() < 0.4 ? "after" : "before";
  if (choice < 0.35) {
    const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 500;
    if (status !== 422) return { kind: "status", status, when };
    return { kind: "status", status, when, errors: { number: ["the number does not fit"] } };
  }
  if (choice < 0.5) return { kind: "delay", delay: [1, 1 + Math.floor(random() * 20)] };
  if (choice < 0.58) return { kind: "slow-drip", duration: 30 };
  if (choice < 0.62) return { kind: "hang", when };
  return { kind: BROKEN[Math.floor(random() * BROKEN.length)] ?? "reset", when };
}

/** A rule that will hit a later call of one operation or of a whole tag. */
export function randomRule(random: () => number, { id, tag }: Operation): FaultRule {
  const fault = randomFault(random);
  const match = random() < 0.7 ? { operationId: id } : { tag };
  const times = 1 + Math.floor(random() * 3);
  const after = random() < 0.3 ? 1 : 0;
  return { match, fault, times, after, ...(random() < 0.3 ? { probability: 0.5 } : {}) };
}
