import { loadContract } from "../../api-client/contract/load-contract.ts";
import type { Operation } from "../../api-client/contract/operation.ts";

/** The contract for checking every reply. */
export const contract = loadContract();

/** The operation with this id. Throws if there is none. */
export function operationOf(id: string): Operation {
  const operation = contract.operation(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}
