import type { ContractDocument } from "#api-spec/kit/document.ts";
import { createInvalidated, EVERYTHING, isGroup } from "#api-spec/kit/invalidates.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";

const HEADER = `// Generated from generated/openapi.json. Do not edit: run \`npm run generate\`.

// The beginning of each query's key that a mutation makes stale (\`x-invalidates\`), apart from the hooks: taken from
// the hooks of another tag, a key would bring all of them to every page that has the mutation.

`;

/**
 * Writes \`query-keys.ts\`: keys without parameters, with the same prefix as in the generated hooks (the method unless
 * it is GET, then the path). Queries with path parameters need none: orval compares the start of the path. A schema
 * stands for the queries that respond with it: its function returns the key of a query that is one of them.
 */
export function writeQueryKeysModule(document: ContractDocument): string {
  const placed = walkOperations(document);
  const stale = new Set(placed.flatMap(({ operation }) => operation["x-invalidates"] ?? []));
  const keys = placed.flatMap((one) => {
    const { method, path } = one;
    const { id } = factsOf(document, one);
    if (!stale.has(id) || path.includes("{")) return [];
    const key = method === "get" ? [path] : [method.toUpperCase(), path];
    return [`export const ${keyNameOf(id)} = () => ${JSON.stringify(key)} as const;\n`];
  });
  const invalidated = createInvalidated(document);
  const groups = [...stale].filter(isGroup).map((name) => {
    const ids = new Set(invalidated(name));
    const paths = placed
      .filter((one) => ids.has(factsOf(document, one).id))
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, ".+"));
    const pattern = `/^(${paths.join("|").replaceAll("/", "\\/")})$/`;
    return `export const ${keyNameOf(name)} = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  ${pattern}.test(String(queryKey[0])) ? [queryKey] : [];
`;
  });
  const everything = stale.has(EVERYTHING) ? "export const getEverythingQueryKey = () => [] as const;\n" : "";
  return HEADER + keys.join("") + groups.join("") + everything;
}

/**
 * Passes the query to the functions of schemas in the text of generated hooks: orval only knows keys that do not depend
 * on it.
 */
export function withGroups(hooks: string, document: ContractDocument): string {
  const names = walkOperations(document).flatMap(({ operation }) => operation["x-invalidates"] ?? []);
  return [...new Set(names.filter(isGroup))].reduce(
    (text, name) => text.replaceAll(`${keyNameOf(name)}()`, `...${keyNameOf(name)}(query)`),
    hooks,
  );
}

const keyNameOf = (name: string) => `get${name[0]?.toUpperCase()}${name.slice(1)}QueryKey`;
