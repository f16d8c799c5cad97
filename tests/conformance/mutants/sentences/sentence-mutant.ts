import type { OperationId } from "#generated/operations.ts";
import type { Twist } from "../wire.ts";

/** A planted fault that is the negation of a sentence of the contract. */
export type SentenceMutant = {
  /** As it stands in the contract. */
  readonly sentence: string;
  /** Where it shows. */
  readonly at: OperationId;
  /** The operations to run if that one alone does not show it, such as the two that have to agree. */
  readonly judged?: readonly string[];
  /** The login that has such records; defaults to `buyer`. */
  readonly user?: string;
  /** The operation that has the fault, if it shows at another one. */
  readonly in?: OperationId;
  /** True if pages send the calls. */
  readonly byPages?: true;
  readonly twist: () => Twist;
};
