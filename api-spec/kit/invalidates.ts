import type { ContractDocument, MediaType, ResponseObject } from "./document.ts";
import { factsOf, walkOperations } from "./operation-walk.ts";
import { follow } from "./refs.ts";

/** In `x-invalidates`: the caller is somebody else now, so no response may be used any longer. */
export const EVERYTHING = "*";

const SCHEMAS = "#/components/schemas/";

/** True if a name in `x-invalidates` is a schema, which stands for the queries that respond with it. */
export const isGroup = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Returns a function from a name in `x-invalidates` to the operationIds of its queries: itself, those by GET whose
 * successes contain the schema of this name, or all for `*`. A query by POST calculates from its body, as a checkout
 * does: it is sent when its result is needed, not because goods have changed.
 */
export function createInvalidated(document: ContractDocument): (name: string) => readonly string[] {
  const queries = walkOperations(document).flatMap((placed) => {
    const { id, writes, guarded } = factsOf(document, placed);
    const successes = Object.entries(placed.operation.responses ?? {}).filter(([status]) => status < "3");
    const contents = successes.map(([, one]) => contentOf(document, one));
    return writes ? [] : [{ id, schemas: guarded ? new Set<string>() : schemasIn(document, contents) }];
  });
  const ids = queries.map(({ id }) => id);
  return (name) => {
    if (name === EVERYTHING) return ids;
    return isGroup(name) ? queries.flatMap(({ id, schemas }) => (schemas.has(name) ? [id] : [])) : [name];
  };
}

const contentOf = (document: ContractDocument, response: object): Readonly<Record<string, MediaType>> =>
  follow<ResponseObject>(document, response as ResponseObject).value.content ?? {};

/** The names of the schemas that a value refers to, through others too. */
function schemasIn(document: ContractDocument, value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "$ref" || typeof inner !== "string" || !inner.startsWith(SCHEMAS)) {
      schemasIn(document, inner, found);
      continue;
    }
    const name = inner.slice(SCHEMAS.length);
    if (found.has(name)) continue;
    found.add(name);
    schemasIn(document, document.components?.schemas?.[name], found);
  }
  return found;
}
