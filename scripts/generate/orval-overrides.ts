import { type BundledOperation, readOperations } from "./contract-bundle.ts";

/**
 * What orval is told per operation: the queries that a mutation makes stale (`x-invalidates`), the POSTs that only
 * read (`x-query`), which become queries, and the GETs that change something (`x-command`), which become mutations;
 * and that bodies are closed.
 */
export function readOrvalOverrides(bundleFile: string) {
  const operations = readOperations(bundleFile).map(({ operation }) => operation);
  const tagOf = new Map(operations.map(({ operationId, tags }) => [operationId, tags[0]]));
  return {
    mutationInvalidates: operations.flatMap((operation) => {
      const invalidates = operation["x-invalidates"];
      const targets = invalidates?.map((query) => invalidated(query, tagOf.get(query), operation));
      return targets ? [{ onMutations: [operation.operationId], invalidates: targets }] : [];
    }),
    operations: Object.fromEntries(
      operations
        .filter((operation) => operation["x-query"] ?? operation["x-command"])
        .map(({ operationId, "x-query": reads = false }) => [
          operationId,
          { query: { useQuery: reads, useMutation: !reads } },
        ]),
    ),
    // Said of each operation: said of all, it would close the components too.
    closedBodies: Object.fromEntries(
      operations.map(({ operationId }) => [operationId, { zod: { strict: { body: true } } }]),
    ),
  };
}

/** A stale query; the key of one with another tag is imported (query-keys-module.ts says from where and why). */
function invalidated(query: string, tag: string | undefined, by: BundledOperation) {
  if (!tag) throw new Error(`${by.operationId}: x-invalidates names ${query}, which is no operation`);
  return tag === by.tags[0] ? { query } : { query, file: "../query-keys" };
}
