import type { ContractDocument } from "#api-spec/kit/document.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";

const HEADER = `// Generated from generated/openapi.json. Do not edit: run \`npm run generate\`.

// The beginning of each query's key that a mutation makes stale (\`x-invalidates\`), apart from the hooks: taken from
// the hooks of another tag, a key would bring all of them to every page that has the mutation.

`;

/**
 * Writes \`query-keys.ts\`: keys without parameters, with the same prefix as in the generated hooks (the method unless
 * it is GET, then the path). Queries with path parameters need none: orval compares the start of the path.
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
  return HEADER + keys.join("");
}

const keyNameOf = (operationId: string) =>
  `get${operationId[0]?.toUpperCase()}${operationId.slice(1)}QueryKey`;
