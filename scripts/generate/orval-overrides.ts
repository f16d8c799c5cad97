import { EVERYTHING, isGroup } from "#api-spec/kit/invalidates.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";

/**
 * orval's overrides per operation: the queries that a mutation invalidates (`x-invalidates`), read-only POSTs
 * (`x-query`), which become queries, GETs with side effects (`x-command`), which become mutations, and closed bodies.
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
    // Set per operation: the global setting would close the components too.
    closedBodies: Object.fromEntries(operations.map(({ id }) => [id, { zod: { strict: { body: true } } }])),
  };
}

const QUERY_KEYS = "../query-keys";

/**
 * An invalidated query; the key of one with another tag, or of several, is imported (see query-keys-module.ts).
 * Everything is reset rather than invalidated: what somebody else has loaded is not shown until the responses arrive.
 */
function invalidated(query: string, tag: string | undefined, by: { id: string; tag: string }) {
  if (query === EVERYTHING)
    return { query: "everything", file: QUERY_KEYS, invalidateMode: "reset" as const };
  if (isGroup(query)) return { query, file: QUERY_KEYS };
  if (!tag) throw new Error(`${by.id}: x-invalidates names ${query}, which is no operation`);
  return tag === by.tag ? { query } : { query, file: QUERY_KEYS };
}
