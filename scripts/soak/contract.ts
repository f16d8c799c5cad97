import { loadContract } from "../conformance/contract/load-contract.ts";
import type { Operation } from "../conformance/contract/operation.ts";

/** The contract that every reply is checked against. */
export const contract = loadContract();

/** The operation of this id. Throws when the contract has none. */
export function operationOf(id: string): Operation {
  const operation = contract.operation(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}
