import type { JsonSchema, ResolveRef } from "#api-spec/codec/json-schema.ts";
import { checkContract } from "./check-contract.ts";
import { type SchemaCompiler, createCompiler } from "./compile.ts";
import { type CompiledOperation, compileOperation } from "./compile-operation.ts";
import { ContractError } from "./contract-error.ts";
import { type ContractDocument, findByPointer, readContract } from "./document.ts";
import { listOperations } from "./operations.ts";

export type Contract = {
  readonly document: ContractDocument;
  /** Keyed by operationId. */
  readonly operations: ReadonlyMap<string, CompiledOperation>;
  readonly resolve: ResolveRef;
};

let loaded: Contract | undefined;
const given = new WeakMap<ContractDocument, Contract>();

/**
 * The contract with every schema compiled, ready to serve. Throws ContractError, naming each operation and schema,
 * if anything in it would go unvalidated. The bundled contract is loaded once per process, another
 * document once as long as it is the same object.
 */
export function loadContract(document?: ContractDocument): Contract {
  if (document) {
    const contract = given.get(document) ?? compileContract(document);
    given.set(document, contract);
    return contract;
  }
  loaded ??= compileContract(readContract());
  return loaded;
}

function compileContract(document: ContractDocument): Contract {
  const operations = listOperations(document);
  const resolve = createResolver(document);
  const problems = checkContract(document, operations, resolve);
  const compilers = {
    request: createCompiler(document, { useDefaults: true, allErrors: true }),
    response: createCompiler(document, { allErrors: false }),
    explain: later(() => createCompiler(document, { allErrors: true })),
  };
  const compiled = operations.map((operation) => compileOperation(operation, compilers, problems));
  if (problems.length > 0) throw new ContractError(problems);
  return { document, operations: new Map(compiled.map((operation) => [operation.id, operation])), resolve };
}

/** Seldom needed, and for schemas that have compiled already: it may come into being with the first question. */
function later(create: () => SchemaCompiler): Pick<SchemaCompiler, "at"> {
  let compiler: SchemaCompiler | undefined;
  return {
    at(pointer) {
      compiler ??= create();
      return compiler.at(pointer);
    },
  };
}

function createResolver(document: ContractDocument): ResolveRef {
  const known = new Map<string, JsonSchema>();
  return (ref) => {
    let schema = known.get(ref);
    if (!schema) {
      schema = findByPointer(document, ref) as JsonSchema | undefined;
      // A broken reference is reported when the schemas are compiled; here it only must not break.
      schema ??= {};
      known.set(ref, schema);
    }
    return schema;
  };
}
