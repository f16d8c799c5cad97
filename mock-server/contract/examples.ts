import type { CompiledOperation } from "./compile-operation.ts";
import type { Contract } from "./load-contract.ts";

export type ExampleResponse = { readonly status: number; readonly body: unknown };

/**
 * The contract's example of a status: the one with this name, or the first one. For a status that the operation does
 * not declare, the shared responses are searched. Undefined if the contract has no such example.
 */
export function findExample(
  contract: Contract,
  operation: CompiledOperation | undefined,
  status: number,
  name?: string,
): ExampleResponse | undefined {
  const declared = operation?.responses.get(status)?.examples;
  // Only errors are shared: a success of another operation does not apply here.
  const shared = status < 400 ? undefined : sharedExamples(contract, status);
  const examples = declared && declared.size > 0 ? declared : shared;
  if (!examples) return undefined;
  const body = name === undefined ? examples.values().next().value : examples.get(name);
  return body === undefined ? undefined : { status, body };
}

/** The operation's success status and its example. */
export function successExample(operation: CompiledOperation, name?: string): ExampleResponse | undefined {
  for (const [status, { examples }] of operation.responses) {
    if (status < 200 || status > 299) continue;
    const body = name === undefined ? examples.values().next().value : examples.get(name);
    if (body !== undefined) return { status, body };
  }
  return undefined;
}

/** The headers of a status, as the contract's examples of them; one without an example is left out. */
export function exampleHeaders(
  operation: CompiledOperation | undefined,
  status: number,
): Readonly<Record<string, string>> {
  const declared = Object.entries(operation?.responses.get(status)?.headers ?? {});
  return Object.fromEntries(
    declared.flatMap(([name, { example }]) => (typeof example === "string" ? [[name, example]] : [])),
  );
}

/** The first operation that declares the status decides: the shared responses are the same everywhere. */
function sharedExamples(contract: Contract, status: number): ReadonlyMap<string, unknown> | undefined {
  for (const operation of contract.operations.values()) {
    const examples = operation.responses.get(status)?.examples;
    if (examples && examples.size > 0) return examples;
  }
  return undefined;
}
