import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";

/**
 * What orval is told per operation: the queries that a mutation makes stale (`x-invalidates`), the POSTs that only
 * read (`x-query`), which become queries, and the GETs that change something (`x-command`), which become mutations;
 * and that bodies are closed.
 */
export function readOrvalOverrides(bundleFile: string) {
  const document = readDocument(bundleFile);
  const operations = walkOperations(document).map((placed) => ({
    ...factsOf(document, placed),
    ...placed.operation,
  }));
  const tagOf = new Map(operations.map(({ id, tag }) => [id, tag]));
  return {
    mutationInvalidates: operations.flatMap(({ id, tag, "x-invalidates": queries }) => {
      const invalidates = queries?.map((query) => invalidated(query, tagOf.get(query), { id, tag }));
      return invalidates ? [{ onMutations: [id], invalidates }] : [];
    }),
    operations: Object.fromEntries(
      operations
        .filter((operation) => operation["x-query"] ?? operation["x-command"])
        .map(({ id, "x-query": reads = false }) => [id, { query: { useQuery: reads, useMutation: !reads } }]),
    ),
    // Said of each operation: said of all, it would close the components too.
    closedBodies: Object.fromEntries(operations.map(({ id }) => [id, { zod: { strict: { body: true } } }])),
  };
}

/** A stale query; the key of one with another tag is imported (query-keys-module.ts says from where and why). */
function invalidated(query: string, tag: string | undefined, by: { id: string; tag: string }) {
  if (!tag) throw new Error(`${by.id}: x-invalidates names ${query}, which is no operation`);
  return tag === by.tag ? { query } : { query, file: "../query-keys" };
}
