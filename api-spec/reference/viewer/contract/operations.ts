import {
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  type Server,
  contract,
  follow,
} from "./document.ts";

/** An operation with all that stands around it in the contract. */
export type Operation = OperationObject & {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly tag: string;
  /** main, activity or chat. */
  readonly host: string;
  readonly server: Server;
  readonly allParameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly allResponses: readonly (readonly [status: string, response: Response])[];
  readonly openToVisitors: boolean;
};

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const NO_SERVER: Server = { url: "" };

/** Every operation, in the contract's order. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const server = item.servers?.[0] ?? contract.servers?.[0] ?? NO_SERVER;
    const { summary, operationId, tags, parameters, requestBody, responses, security } = operation;
    return {
      ...operation,
      method: method.toUpperCase(),
      path,
      title: summary ?? operationId,
      tag: tags?.[0] ?? "",
      host: server["x-host"] ?? "main",
      server,
      allParameters: [...(item.parameters ?? []), ...(parameters ?? [])].map((one) => follow<Parameter>(one)),
      body: requestBody && follow<RequestBody>(requestBody),
      allResponses: Object.entries(responses ?? {}).map(
        ([status, response]) => [status, follow<Response>(response)] as const,
      ),
      openToVisitors: (security ?? []).some((way) => Object.keys(way).length === 0) || security?.length === 0,
    };
  }),
);

const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** The operation of this operationId, or undefined. */
export const findOperation = (id: string): Operation | undefined => byId.get(id);

/** The operations whose success makes the query `id` stale. */
export const invalidatorsOf = (id: string): readonly Operation[] =>
  operations.filter((operation) => operation["x-invalidates"]?.includes(id));

/** Tags that have operations, in the contract's order, with their Chinese name. */
export const tags: readonly { readonly name: string; readonly title: string }[] = [
  ...new Set([...(contract.tags ?? []).map(({ name }) => name), ...operations.map(({ tag }) => tag)]),
]
  .filter((name) => operations.some(({ tag }) => tag === name))
  .map((name) => {
    const declared = contract.tags?.find((tag) => tag.name === name);
    return { name, title: declared?.["x-displayName"] ?? declared?.description ?? name };
  });

export const tagTitle = (name: string): string => tags.find((tag) => tag.name === name)?.title ?? name;

const HOST_TITLES: Readonly<Record<string, string>> = { main: "主站", activity: "活动", chat: "客服" };

export const hostTitle = (host: string): string => HOST_TITLES[host] ?? host;

/** The hosts of the contract, whether an operation stands on them or not. */
export const hosts: readonly { readonly name: string; readonly server: Server }[] = (
  contract.servers ?? []
).map((server) => ({ name: server["x-host"] ?? server.url, server }));
