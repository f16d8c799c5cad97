import type { OperationScopes } from "./compare-operation.ts";
import type { Scope, SharedComponent } from "./walk.ts";

/** The operations that use a shared component, keyed by operation. One that uses it in both directions is in both. */
export interface Usage {
  requests: Set<string>;
  responses: Set<string>;
}

/** Every shared component that a scope reaches, directly or through others. */
function reach(scope: Scope, shared: ReadonlyMap<string, SharedComponent>): Set<string> {
  const found = new Set<string>();
  const visit = (uses: Scope["uses"]) => {
    for (const key of uses.keys()) {
      if (found.has(key)) continue;
      found.add(key);
      visit(shared.get(key)?.scope.uses ?? new Map());
    }
  };
  visit(scope.uses);
  return found;
}

/**
 * Finds the operations that use each shared component in requests and in responses. `scopes` are keyed by operation.
 */
export function findUsage(
  scopes: ReadonlyMap<string, OperationScopes>,
  shared: ReadonlyMap<string, SharedComponent>,
): Map<string, Usage> {
  const usage = new Map<string, Usage>();
  const usageOf = (key: string): Usage => {
    const known = usage.get(key) ?? { requests: new Set(), responses: new Set() };
    usage.set(key, known);
    return known;
  };
  for (const [operation, { request, response }] of scopes) {
    for (const key of reach(request, shared)) usageOf(key).requests.add(operation);
    for (const key of reach(response, shared)) usageOf(key).responses.add(operation);
  }
  return usage;
}
