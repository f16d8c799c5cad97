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

/** An operation as the document writes it, in its place. */
export type PlacedOperation = {
  readonly method: Method;
  /** With parameters in braces, below the base path of its server. */
  readonly path: string;
  /** The operation in the document: `#/paths/~1api~1cart/get`. */
  readonly pointer: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
};

/** Every operation of a document, in its order, and of one path in the order of `methods`. */
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

/** What the document says of an operation beside what the operation itself does. */
export type OperationFacts = {
  /** Its operationId; method and path where it has none. */
  readonly id: string;
  /** The first of its tags, the word by which the project is laid out; empty where it has none. */
  readonly tag: string;
  /** The path's server, or else the document's first. */
  readonly server: Server | undefined;
  readonly host: Host;
  /** Whether it changes something: by its method, unless `x-query` or `x-command` says otherwise. */
  readonly writes: boolean;
  /** Alternatives, each the names of the schemes that it asks for together. */
  readonly security: readonly (readonly string[])[];
  /** Asks for a session; otherwise visitors may call it. */
  readonly needsSession: boolean;
};

/** Reads what surrounds an operation of this document. */
export function factsOf(
  document: ContractDocument,
  { method, path, item, operation }: PlacedOperation,
): OperationFacts {
  const [server] = item.servers ?? document.servers ?? [];
  const security = (operation.security ?? document.security ?? []).map((schemes) => Object.keys(schemes));
  return {
    id: operation.operationId ?? `${method} ${path}`,
    tag: operation.tags?.[0] ?? "",
    server,
    host: server?.["x-host"] ?? "main",
    writes: method === "get" ? operation["x-command"] === true : operation["x-query"] !== true,
    security,
    needsSession: security.length > 0 && security.every((schemes) => schemes.length > 0),
  };
}
