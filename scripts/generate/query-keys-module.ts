import type { PlacedOperation } from "./contract-bundle.ts";

const HEADER = `// Generated from generated/openapi.json. Do not edit: run \`npm run generate\`.

// The beginning of each query's key that a mutation makes stale (\`x-invalidates\`), apart from the hooks: taken from the
// hooks of another tag, a key would bring all of them to every page that has the mutation.

`;

/**
 * Writes \`query-keys.ts\`: keys without parameters, as the generated hooks begin theirs (their method unless it is GET,
 * then their path). A query with parameters in its path needs none: orval compares the path's beginning.
 */
export function writeQueryKeysModule(placed: PlacedOperation[]): string {
  const stale = new Set(placed.flatMap(({ operation }) => operation["x-invalidates"] ?? []));
  const keys = placed
    .filter(({ operation, path }) => stale.has(operation.operationId) && !path.includes("{"))
    .map(({ operation: { operationId }, method, path }) => {
      const key = method === "GET" ? [path] : [method, path];
      return `export const ${keyNameOf(operationId)} = () => ${JSON.stringify(key)} as const;\n`;
    });
  return HEADER + keys.join("");
}

const keyNameOf = (operationId: string) =>
  `get${operationId[0]?.toUpperCase()}${operationId.slice(1)}QueryKey`;
