import {
  type ContractDocument,
  type Host,
  METHODS,
  type Method,
  type OperationObject,
  type PathItem,
  type Server,
} from "./document.ts";
import { toPointer } from "./refs.ts";

/** An operation as written in the document, with its location. */
export type PlacedOperation = {
  readonly method: Method;
  /** With parameters in braces, below the base path of its server. */
  readonly path: string;
  /** Location in the document: `#/paths/~1api~1cart/get`. */
  readonly pointer: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
};

/** Every operation of a document in document order; those of one path in the order of `methods`. */
export function walkOperations(
  { paths }: Pick<ContractDocument, "paths">,
  methods: readonly Method[] = METHODS,
): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]: [string, PathItem | null]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return item && operation
        ? [{ method, path, pointer: toPointer("paths", path, method), item, operation }]
        : [];
    }),
  );
}

/** Facts about an operation, derived from its path, its method and the document. */
export type OperationFacts = {
  /** Its operationId, or method and path if it has none. */
  readonly id: string;
  /** Its first tag, the name of its domain throughout the project; empty if it has none. */
  readonly tag: string;
  /** The server of its path, or the first one of the document. */
  readonly server: Server | undefined;
  readonly host: Host;
  /** True if it has side effects: decided by its method, unless `x-query` or `x-command` says otherwise. */
  readonly writes: boolean;
  /** True if pages of other sites may not call it: all operations with side effects, and all that are not GET. */
  readonly guarded: boolean;
  /** Alternatives; each lists the security schemes that are required together. */
  readonly security: readonly (readonly string[])[];
  /** True if a session is required; otherwise visitors may call it. */
  readonly needsSession: boolean;
};

/** Derives the facts of an operation of this document. */
export function factsOf(
  document: ContractDocument,
  { method, path, item, operation }: PlacedOperation,
): OperationFacts {
  const [server] = item.servers ?? document.servers ?? [];
  const isGet = method === "get";
  const isCommand = operation["x-command"] === true;
  const security = (operation.security ?? document.security ?? []).map((schemes) => Object.keys(schemes));
  return {
    id: operation.operationId ?? `${method} ${path}`,
    tag: operation.tags?.[0] ?? "",
    server,
    host: server?.["x-host"] ?? "main",
    writes: isGet ? isCommand : operation["x-query"] !== true,
    guarded: !isGet || isCommand,
    security,
    needsSession: security.length > 0 && security.every((schemes) => schemes.length > 0),
  };
}
