import type { ContractDocument, PathItem } from "#api-spec/kit/document.ts";
import { type Operation, listOperations } from "#api-spec/kit/operations.ts";
import { BrokenRefError, type ResolveSchema, createResolver, follow, toPointer } from "#api-spec/kit/refs.ts";
import { type Validators, createValidators } from "#api-spec/kit/validators.ts";
import { isContractChecked, readContract } from "#mock/project-files.ts";
import { checkContract } from "./check-contract.ts";
import { type CompiledOperation, compileOperation } from "./compile-operation.ts";
import { ContractError } from "./contract-error.ts";
import type { ContractKind } from "./contract-kind.ts";

export type Contract = {
  readonly kind: ContractKind;
  readonly document: ContractDocument;
  /** Keyed by operationId. */
  readonly operations: ReadonlyMap<string, CompiledOperation>;
  readonly resolve: ResolveSchema;
  /** The flaws of a contract of another kind than `shop`, one line each. */
  readonly warnings: readonly string[];
};

let loaded: Contract | undefined;
const given = new WeakMap<ContractDocument, Contract>();

/**
 * The contract with a validator for every schema, ready to serve. Throws ContractError, naming each operation and
 * schema, if any part of it would not be validated; of kinds other than `shop`, only for a reference without a target.
 * The bundled contract is loaded once per process, any other document once per object. To compile every schema takes
 * half of the start, so those of a bundle that generation has compiled are compiled on their first use.
 */
export function loadContract(document?: ContractDocument, kind: ContractKind = "shop"): Contract {
  if (document) {
    const contract = given.get(document) ?? compileContract(document, { kind });
    given.set(document, contract);
    return contract;
  }
  loaded ??= compileContract(readContract(), { kind, lazy: isContractChecked() });
  return loaded;
}

type Compilation = { readonly kind: ContractKind; readonly lazy?: boolean };

function compileContract(given: ContractDocument, { kind, lazy = false }: Compilation): Contract {
  const isLenient = kind !== "shop";
  const { document, operations } = readOperations(given);
  // Compiling the schemas reports broken references; here they must only not throw.
  const resolve = createResolver(document, {});
  const { errors, flaws } = checkContract(document, operations, resolve);
  const strict = !isLenient;
  const compilers = {
    request: createValidators(document, { useDefaults: true, allErrors: false, lazy, strict }),
    response: createValidators(document, { allErrors: false, lazy, strict }),
    explain: later(() => createValidators(document, { allErrors: true, strict })),
  };
  const report = (problem: string, isBrokenRef: boolean) => (isBrokenRef ? errors : flaws).push(problem);
  const compiled = operations.map((operation) => compileOperation(operation, compilers, resolve, report));
  const problems = isLenient ? errors : [...errors, ...flaws];
  if (problems.length > 0) throw new ContractError(problems);
  return {
    kind,
    document,
    operations: new Map(compiled.map((operation) => [operation.id, operation])),
    resolve,
    warnings: flaws,
  };
}

/** The operations of a document, in which each path has its operations itself: it may refer to another's. */
function readOperations(given: ContractDocument): { document: ContractDocument; operations: Operation[] } {
  try {
    const paths = Object.entries(given.paths).map(([path, item]) => [
      path,
      follow<PathItem>(given, item, toPointer("paths", path)).value,
    ]);
    const document = { ...given, paths: Object.fromEntries(paths) as ContractDocument["paths"] };
    return { document, operations: listOperations(document) };
  } catch (error) {
    if (!(error instanceof BrokenRefError)) throw error;
    throw new ContractError([error.message]);
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
