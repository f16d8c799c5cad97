import { readFileSync } from "node:fs";

/** One operation of the bundled contract with the extensions that generation reads. */
export type BundledOperation = {
  operationId: string;
  tags: [string];
  "x-repeatable"?: boolean;
  "x-silent"?: boolean;
  "x-query"?: boolean;
  "x-command"?: boolean;
  "x-invalidates"?: string[];
};

/** An operation together with its place in the contract. `host` is the name of the server that serves its path. */
export type PlacedOperation = { method: string; path: string; host: string; operation: BundledOperation };

type PathItem = { servers: [{ "x-host": string }] } & Record<string, unknown>;

/** The methods that a path of the contract may have. */
export const METHODS = ["get", "post", "put", "patch", "delete"];

/** Reads every operation of the bundled contract, in the contract's order. */
export function readOperations(bundleFile: string): PlacedOperation[] {
  const bundle = JSON.parse(readFileSync(bundleFile, "utf8")) as { paths: Record<string, PathItem> };
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as BundledOperation | undefined;
      return operation
        ? [{ method: method.toUpperCase(), path, host: item.servers[0]["x-host"], operation }]
        : [];
    }),
  );
}
