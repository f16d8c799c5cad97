import { type Operation, type OperationId, operations } from "#generated/operations.ts";

export type FoundOperation = Operation & { readonly id: OperationId };

// Literal paths come before those with parameters, so that /api/cart/list never matches /api/cart/{id}.
const patterns = (Object.entries(operations) as [OperationId, Operation][])
  .map(([id, operation]) => ({
    operation: { ...operation, id },
    pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  }))
  .toSorted((a, b) => countParameters(a.operation.path) - countParameters(b.operation.path));

/**
 * Finds the contract's operation for a concrete path. Throws if there is none: calling outside the contract is a
 * programming error.
 */
export function findOperation(method: string, path: string): FoundOperation {
  const found = patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
  if (!found) throw new Error(`${method} ${path} is not in the contract`);
  return found.operation;
}

function countParameters(path: string): number {
  return path.split("{").length;
}
