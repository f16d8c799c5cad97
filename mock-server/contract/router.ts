import findMyWay from "find-my-way";
import type { Host } from "#api-spec/kit/document.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import { ContractError } from "./contract-error.ts";
import type { Contract } from "./load-contract.ts";

export type Routed =
  | {
      readonly kind: "found";
      readonly operation: CompiledOperation;
      readonly parameters: Readonly<Record<string, string>>;
    }
  /** The path is known, but not with this method. */
  | { readonly kind: "wrong-method"; readonly allow: string }
  /** The path belongs to another host. */
  | { readonly kind: "wrong-host"; readonly host: Host }
  | { readonly kind: "unknown" };

export type Router = (host: Host, method: string, path: string) => Routed;

type Store = {
  readonly operation: CompiledOperation;
  /** The names of the parameters, where one is no word: the tree has them with underscores. */
  readonly names: readonly string[] | undefined;
};

const PARAMETER = /\{([^}]+)\}/g;
const wordOf = (name: string) => name.replaceAll(/\W/g, "_");

/**
 * Finds the operation of a request in a radix tree per host, base path included. `path` is still percent-encoded.
 * Throws ContractError for two operations at one address.
 */
export function createRouter(contract: Contract): Router {
  const trees: Record<Host, findMyWay.Instance<findMyWay.HTTPVersion.V1>> = {
    main: findMyWay(),
    activity: findMyWay(),
    chat: findMyWay(),
  };
  const methods = new Set<string>();
  for (const operation of contract.operations.values()) {
    methods.add(operation.method);
    const names = [...operation.path.matchAll(PARAMETER)].map(([, name = ""]) => name);
    const template = (operation.basePath + operation.path).replaceAll(":", "::");
    const path = template.replaceAll(PARAMETER, (_all, name: string) => `:${wordOf(name)}`);
    const store: Store = {
      operation,
      names: names.some((name) => wordOf(name) !== name) ? names : undefined,
    };
    try {
      trees[operation.host].on(operation.method as findMyWay.HTTPMethod, path, () => {}, store);
    } catch (error) {
      throw new ContractError([`${operation.id}: ${(error as Error).message}`]);
    }
  }
  const find = (host: Host, method: string, path: string) =>
    trees[host].find(method as findMyWay.HTTPMethod, path);

  return (host, method, path) => {
    const requested = method === "HEAD" ? "GET" : method;
    const match = find(host, requested, path);
    if (match) {
      const { operation, names } = match.store as Store;
      const params = match.params as Record<string, string>;
      const parameters = names
        ? Object.fromEntries(names.map((name) => [name, params[wordOf(name)] ?? ""]))
        : params;
      return { kind: "found", operation, parameters };
    }
    const allowed = [...methods].filter((other) => find(host, other, path));
    if (allowed.length > 0) {
      const all = allowed.includes("GET") ? [...allowed, "HEAD"] : allowed;
      return { kind: "wrong-method", allow: [...all, "OPTIONS"].join(", ") };
    }
    const hosts = Object.keys(trees) as Host[];
    const other = hosts.find((name) => name !== host && find(name, requested, path));
    return other ? { kind: "wrong-host", host: other } : { kind: "unknown" };
  };
}
