import type { OperationId } from "#generated/operations.ts";
import type { MaxMs } from "#scripts/conformance/options.ts";
import type { RuleId } from "#scripts/conformance/rules/rules.ts";
import type { Plant, Twist } from "./wire.ts";

type Fault = {
  readonly name: string;
  /** The fault in one line. */
  readonly fault: string;
  /** The failure that must be found: its operation, and its rule as the cause. */
  readonly found: readonly [OperationId, RuleId];
  /** The sentence that the failure must cite, whichever operation and rule it has. */
  readonly sentence?: string;
  /** The operations to run, as few as needed; defaults to the one of the failure. */
  readonly judged?: readonly string[];
  /** Other operations at which the fault shows. */
  readonly alsoAt?: readonly OperationId[];
  /** True if the run gets the origin of the shop's pages, so that it judges requests of pages. */
  readonly byPages?: true;
  /** True if the run gets the mock's setup adapter, so that there are disposable accounts. */
  readonly isArranged?: true;
  /** True if some calls never get a response. */
  readonly hangs?: true;
  /** The thresholds of `--max-ms`. */
  readonly maxMs?: MaxMs;
  /** True if the fault depends on the timing of calls: it must be found with every seed. */
  readonly isRace?: true;
  /** The login; defaults to `buyer`. */
  readonly user?: string;
};

/** Called for each run, because some faults have state: a twist of the operation of the failure, or of several. */
type Planting = { readonly twist: () => Twist } | { readonly plant: () => Plant };

export type Mutant = Fault & Planting;

/** Returns the twists of a mutant, by operation. */
export const plantOf = (mutant: Mutant): Plant =>
  "plant" in mutant ? mutant.plant() : { [mutant.found[0]]: mutant.twist() };
