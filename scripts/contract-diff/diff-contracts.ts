import { type Change, judge } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { type OperationScopes, compareOperation } from "./compare-operation.ts";
import type { Contract } from "./document.ts";
import { foldSingleUses } from "./fold-single-uses.ts";
import { matchOperations } from "./match-operations.ts";
import { type Operation, readOperations } from "./operations.ts";
import { findUsage } from "./usage.ts";
import { type SharedComponent, type Walk, newScope, placeOf } from "./walk.ts";

/** Returns the name of an operation in the output. */
const labelOf = ({ method, path, operationId }: Operation) =>
  `${method} ${path}${operationId === "" ? "" : ` (${operationId})`}`;

/** Merges the same change of many operations into one that names them all. */
function mergeEqual(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.says, change.effect]);
    const known = merged.get(key);
    if (!known) merged.set(key, change);
    else {
      known.requests.push(...change.requests);
      known.responses.push(...change.responses);
    }
  }
  return [...merged.values()];
}

/**
 * Lists the changes between two bundled contracts in the order of the contract. An added or removed operation is one
 * change; components only it uses are not reported. We do this ourselves because the tools on npm do not read OpenAPI
 * 3.1 or do not distinguish requests from responses, and none knows the extensions of the contract.
 */
export function diffContracts(before: Contract, after: Contract): Change[] {
  const { pairs, added, removed } = matchOperations(readOperations(before), readOperations(after));
  const shared = new Map<string, SharedComponent>();
  const walk: Walk = { before, after, scope: newScope(), shared, inside: [] };
  compareDocuments(walk);
  const scopes = new Map<string, OperationScopes>(
    pairs.map(([old, fresh]) => [labelOf(fresh), compareOperation(walk, old, fresh)]),
  );
  const folded = foldSingleUses(
    [...scopes.values()].flatMap(({ request, response }) => [request, response]),
    shared,
  );
  const usage = findUsage(scopes, shared);

  const whole = (kind: "operation-added" | "operation-removed") => (operation: Operation) =>
    judge({ kind, place: placeOf(""), values: {} }, { requests: [labelOf(operation)], responses: [] });
  const inOperations = [...scopes].flatMap(([label, { request, response }]) => [
    ...request.facts.map((fact) => judge(fact, { requests: [label], responses: [] })),
    ...response.facts.map((fact) => judge(fact, { requests: [], responses: [label] })),
  ]);
  return [
    ...walk.scope.facts.map((fact) => judge(fact, { requests: [], responses: [] }, "contract")),
    ...removed.map(whole("operation-removed")),
    ...added.map(whole("operation-added")),
    ...mergeEqual(inOperations),
    ...[...shared].flatMap(([key, { label, scope }]) => {
      const touched = usage.get(key);
      return touched && !folded.has(key) ? scope.facts.map((fact) => judge(fact, touched, label)) : [];
    }),
  ];
}
