import { ALL_METHODS } from "#api-spec/kit/document.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { type Contract, type Part, asList, asPart, asText, resolve } from "./document.ts";

/** One operation with everything it inherits from its path and the contract. */
export interface Operation {
  /** In capitals. */
  method: string;
  path: string;
  operationId: string;
  tag: string;
  /** The name of the server (`x-host`), or its URL if it has none; several are joined. */
  host: string;
  url: string;
  /** Alternatives, each the names of the schemes that are required together; an empty one allows visitors. */
  security: readonly (readonly string[])[];
  /** Parameters of the path and of the operation, which take precedence; references are not resolved. */
  parameters: readonly unknown[];
  pathItem: Part;
  source: Part;
}

/** `query page`: the identity of a parameter within an operation. */
export function parameterKey(contract: Contract, parameter: unknown): string {
  const { in: place, name } = resolve(contract, parameter);
  return `${String(place)} ${String(name)}`;
}

/** The names of a path's parameters, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);

/** A path as a server sees it: without the names of its parameters. */
export const pathOnTheWire = (path: string): string => path.replaceAll(/\{[^}]+\}/g, "{}");

function mergeParameters(contract: Contract, shared: unknown, specific: unknown): unknown[] {
  const merged = new Map<string, unknown>();
  for (const parameter of [...asList(shared), ...asList(specific)])
    merged.set(parameterKey(contract, parameter), parameter);
  return [...merged.values()];
}

function readSecurity(contract: Contract, source: Part): string[][] {
  const alternatives = asList(source.security ?? contract.security ?? [{}]);
  // An empty list disables security, like an empty alternative.
  return alternatives.length > 0
    ? alternatives.map((names) => Object.keys(asPart(names)).toSorted((a, b) => a.localeCompare(b)))
    : [[]];
}

/** Reads every operation of a contract, in document order. */
export function readOperations(contract: Contract): Operation[] {
  return walkOperations(contract, ALL_METHODS).map(({ method, path, item, operation }) => {
    const [pathItem, source] = [asPart(item), asPart(operation)];
    // The first server of the contract serves the paths that name none.
    const specific = source.servers ?? pathItem.servers ?? asList(contract.servers).slice(0, 1);
    const servers = asList(specific).map(asPart);
    return {
      method: method.toUpperCase(),
      path,
      operationId: asText(source.operationId),
      tag: asList(source.tags).join(", "),
      host: servers.map((server) => asText(server["x-host"]) || asText(server.url)).join(", "),
      url: servers.map((server) => asText(server.url)).join(", "),
      security: readSecurity(contract, source),
      parameters: mergeParameters(contract, pathItem.parameters, source.parameters),
      pathItem,
      source,
    };
  });
}
