import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { type Reference, findByPointer, follow } from "#mock/contract/document.ts";
import { loadContract } from "#mock/contract/load-contract.ts";

type Example = Reference | { readonly value?: unknown };
type Holder = { readonly example?: unknown; readonly examples?: Readonly<Record<string, Example>> };

export const contract = loadContract();
/** Every operation of the contract, by operationId. */
export const { operations } = contract;

/** The examples that stand beside the schema that this pointer names. */
export function examplesBeside(pointer: string): unknown[] {
  const { document } = contract;
  const { example, examples = {} } = findByPointer(document, pointer.replace(/\/schema$/, "")) as Holder;
  const named = Object.values(examples).map(
    (entry) => follow<{ value?: unknown }>(document, entry, pointer).value.value,
  );
  return example === undefined ? named : [example, ...named];
}

/** The operation of this id. Throws when the contract has none. */
export function operationOf(id: string): CompiledOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}
