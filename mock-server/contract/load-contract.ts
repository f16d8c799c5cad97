import { isBundleChecked } from "#api-spec/kit/bundle-text.ts";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { type Operation, listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { BrokenRefError, type ResolveSchema, createResolver } from "#api-spec/kit/refs.ts";
import { type Validators, createValidators } from "#api-spec/kit/validators.ts";
import { checkContract } from "./check-contract.ts";
import { type CompiledOperation, compileOperation } from "./compile-operation.ts";
import { ContractError } from "./contract-error.ts";

export type Contract = {
  readonly document: ContractDocument;
  /** Keyed by operationId. */
  readonly operations: ReadonlyMap<string, CompiledOperation>;
  readonly resolve: ResolveSchema;
};

let loaded: Contract | undefined;
const given = new WeakMap<ContractDocument, Contract>();

/**
 * The contract with a validator for every schema, ready to serve. Throws ContractError, naming each operation and
 * schema, if any part of it would not be validated. The bundled contract is loaded once per process, any other document
 * once per object. To compile every schema takes half of the start, so those of a bundle that generation has compiled
 * are compiled on their first use.
 */
export function loadContract(document?: ContractDocument): Contract {
  if (document) {
    const contract = given.get(document) ?? compileContract(document);
    given.set(document, contract);
    return contract;
  }
  loaded ??= compileContract(readDocument(), { lazy: isBundleChecked() });
  return loaded;
}

function compileContract(document: ContractDocument, { lazy } = { lazy: false }): Contract {
  const operations = readOperations(document);
  // Compiling the schemas reports broken references; here they must only not throw.
  const resolve = createResolver(document, {});
  const problems = checkContract(document, operations, resolve);
  const compilers = {
    request: createValidators(document, { useDefaults: true, allErrors: false, lazy }),
    response: createValidators(document, { allErrors: false, lazy }),
    explain: later(() => createValidators(document, { allErrors: true })),
  };
  const compiled = operations.map((operation) => compileOperation(operation, compilers, resolve, problems));
  if (problems.length > 0) throw new ContractError(problems);
  return { document, operations: new Map(compiled.map((operation) => [operation.id, operation])), resolve };
}

function readOperations(document: ContractDocument): Operation[] {
  try {
    return listOperations(document);
  } catch (error) {
    if (!(error instanceof BrokenRefError)) throw error;
    throw new ContractError([`the contract has no ${error.ref} (${error.pointer})`]);
  }
}

/** Rarely needed, and only for schemas that have already compiled: created on first use. */
function later(create: () => Validators): Validators {
  let compiler: Validators | undefined;
  const created = () => (compiler ??= create());
  return {
    at: (pointer) => created().at(pointer),
    object: (schema) => created().object(schema),
  };
}
