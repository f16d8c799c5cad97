import type {
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Server,
} from "#api-spec/kit/document.ts";
import { createInvalidated } from "#api-spec/kit/invalidates.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { contract, dereference } from "./document.ts";

/** An operation with its context in the contract. */
export type Operation = OperationObject & {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly tag: string;
  /** main, activity or chat. */
  readonly host: string;
  readonly server: Server;
  readonly allParameters: readonly ParameterObject[];
  readonly body: RequestBodyObject | undefined;
  readonly allResponses: readonly (readonly [status: string, response: ResponseObject])[];
  readonly openToVisitors: boolean;
};

const NO_SERVER: Server = { url: "" };

/** Every operation, in document order. */
export const operations: readonly Operation[] = walkOperations(contract).map((placed) => {
  const { method, path, item, operation } = placed;
  const { id, tag, host, server = NO_SERVER, needsSession } = factsOf(contract, placed);
  const { summary, parameters = [], requestBody, responses = {} } = operation;
  return {
    ...operation,
    operationId: id,
    method: method.toUpperCase(),
    path,
    title: summary ?? id,
    tag,
    host,
    server,
    allParameters: [...(item.parameters ?? []), ...parameters].map((one) =>
      dereference<ParameterObject>(one),
    ),
    body: requestBody && dereference<RequestBodyObject>(requestBody),
    allResponses: Object.entries(responses).map(
      ([status, response]) => [status, dereference<ResponseObject>(response)] as const,
    ),
    openToVisitors: !needsSession,
  };
});

const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** The operation with this operationId, or undefined. */
export const findOperation = (id: string): Operation | undefined => byId.get(id);

const invalidated = createInvalidated(contract);

/** The queries that the operation invalidates. */
export const invalidatedBy = (operation: Operation): readonly string[] => [
  ...new Set((operation["x-invalidates"] ?? []).flatMap(invalidated)),
];

/** The operations that invalidate the query `id`. */
export const invalidatorsOf = (id: string): readonly Operation[] =>
  operations.filter((operation) => invalidatedBy(operation).includes(id));

/** Tags with operations, in document order, with their Chinese names. */
export const tags: readonly { readonly name: string; readonly title: string }[] = (contract.tags ?? [])
  .filter(({ name }) => operations.some(({ tag }) => tag === name))
  .map(({ name, description = name, "x-displayName": title = description }) => ({ name, title }));

export const tagTitle = (name: string): string => tags.find((tag) => tag.name === name)?.title ?? name;

const HOST_TITLES: Readonly<Record<string, string>> = {
  main: "Main site",
  activity: "Activities",
  chat: "Chat",
};

export const hostTitle = (host: string): string => HOST_TITLES[host] ?? host;

/** The hosts of the contract, whether or not they have operations. */
export const hosts: readonly { readonly name: string; readonly server: Server }[] = (
  contract.servers ?? []
).map((server) => ({ name: server["x-host"] ?? server.url, server }));
