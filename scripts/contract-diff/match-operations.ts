import { type Operation, pathOnTheWire } from "./operations.ts";

export interface MatchedOperations {
  /** The same operation before and after. */
  pairs: (readonly [before: Operation, after: Operation])[];
  removed: Operation[];
  added: Operation[];
}

const onTheWire = ({ method, path }: Operation) => `${method} ${pathOnTheWire(path)}`;

/** Matches operations by method and path, or by operationId if they moved to another method or path. */
export function matchOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): MatchedOperations {
  const pairs: MatchedOperations["pairs"] = [];
  const removed = new Set(before);
  const added = new Set(after);
  const match = (keyOf: (operation: Operation) => string) => {
    const byKey = new Map([...added].map((operation) => [keyOf(operation), operation]));
    for (const operation of removed) {
      const same = keyOf(operation) === "" ? undefined : byKey.get(keyOf(operation));
      if (!same) continue;
      pairs.push([operation, same]);
      removed.delete(operation);
      added.delete(same);
    }
  };
  match(onTheWire);
  match(({ operationId }) => operationId);
  return { pairs, removed: [...removed], added: [...added] };
}
