import { ALL_METHODS } from "#api-spec/kit/document.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { type Contract, type Part, asList, asPart, asText, resolve } from "./document.ts";

/** One operation with everything it inherits from its path and the contract. */
export interface Operation {
  /** In capitals. */
  method: string;
  path: string;
  /** True if the server sends it (a webhook or a callback), and clients respond. */
  isSent: boolean;
  operationId: string;
  tag: string;
  /** The name of the server (`x-host`), or its URL if it has none; several are joined. */
  host: string;
  url: string;
  /**
   * Alternatives, each the credentials required together: names of schemes and, with a colon, of their roles or scopes.
   * An empty one allows visitors.
   */
  security: readonly (readonly string[])[];
  /** Parameters of the path and of the operation, which take precedence; references are not resolved. */
  parameters: readonly unknown[];
  pathItem: Part;
  source: Part;
}

/** `query page`: the identity of a parameter within an operation. Headers are the same in any case of letters. */
export function parameterKey(contract: Contract, parameter: unknown): string {
  const { in: place, name } = resolve(contract, parameter);
  return `${String(place)} ${place === "header" ? String(name).toLowerCase() : String(name)}`;
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
    ? alternatives.map((schemes) => Object.entries(asPart(schemes)).flatMap(credentialsOf).toSorted())
    : [[]];
}

const credentialsOf = ([scheme, roles]: [string, unknown]): string[] => [
  scheme,
  ...asList(roles).map((role) => `${scheme}:${String(role)}`),
];

/** Reads every operation of a contract, in document order: first those that its servers serve. */
export function readOperations(contract: Contract): Operation[] {
  const served = readFrom(contract, contract.paths, "");
  const calledBack = served.flatMap((operation) =>
    Object.entries(asPart(operation.source.callbacks)).flatMap(([name, callback]) =>
      readFrom(contract, resolve(contract, callback), `${operation.method} ${operation.path} ${name} `),
    ),
  );
  return [...served, ...readFrom(contract, asPart(contract.webhooks), "webhook "), ...calledBack];
}

/** The operations of path items. `sender` names the calls that servers send; empty for those that they serve. */
function readFrom(contract: Contract, paths: Part, sender: string): Operation[] {
  const items = Object.entries(paths).map(([path, item]) => [`${sender}${path}`, resolve(contract, item)]);
  const document = { paths: Object.fromEntries(items) as Contract["paths"] };
  return walkOperations(document, ALL_METHODS).map(({ method, path, item, operation }) => {
    const [pathItem, source] = [asPart(item), asPart(operation)];
    // The first server of the contract serves the paths that name none.
    const specific = source.servers ?? pathItem.servers ?? asList(contract.servers).slice(0, 1);
    const servers = asList(specific).map(asPart);
    return {
      method: method.toUpperCase(),
      path,
      isSent: sender !== "",
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
