import type { OperationId } from "#generated/operations.ts";
import type { RuleId } from "#scripts/conformance/rules/rules.ts";
import type { Plant } from "./wire.ts";

/** One planted fault. */
export type Mutant = {
  readonly name: string;
  /** What is wrong, in a line. */
  readonly fault: string;
  /** The failure that must be found: its operation, and its rule as the cause. */
  readonly found: readonly [OperationId, RuleId];
  /** What is judged: as little as finds it; without it the operation that must be found. */
  readonly judged?: readonly string[];
  /** Operations at which the fault shows too. */
  readonly alsoAt?: readonly OperationId[];
  /** Who logs in; without it `buyer`. */
  readonly user?: string;
  /** Anew for each run: some faults remember. */
  readonly plant: () => Plant;
};
