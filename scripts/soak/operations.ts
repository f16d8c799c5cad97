import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { loadContract } from "#mock/contract/load-contract.ts";

export const contract = loadContract();
/** Every operation of the contract, by operationId. */
export const { operations } = contract;

/** The operation of this id. Throws when the contract has none. */
export function operationOf(id: string): CompiledOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}
