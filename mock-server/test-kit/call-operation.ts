import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { type Operation, operations } from "#generated/operations.ts";
import type { OperationName } from "../names.ts";
import type { CallData, CallInput } from "../operation-types.ts";
import type { Form, HttpClient, Reply, RequestOptions } from "./http-client.ts";

type Parts = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };
type Ids = Readonly<Record<string, string | number>>;
type Extras = Pick<RequestOptions, "headers" | "signal">;
/** The argument can be omitted if nothing in it is required. */
type Arguments<Id extends OperationName> =
  Record<never, never> extends CallInput<Id>
    ? [input?: CallInput<Id> & Extras]
    : [input: CallInput<Id> & Extras];

/** Calls an operation of the contract by operationId; a refusal does not reject. */
export type CallOperation = <Id extends OperationName>(
  id: Id,
  ...[input]: Arguments<Id>
) => Promise<Reply<CallData<Id>>>;

/** Typed calls of the contract's operations, on each operation's own host. */
export const createCall =
  ({ request }: Pick<HttpClient, "request">): CallOperation =>
  (id, ...[input]) => {
    const { method, path, host }: Operation = operations[id];
    const { path: values, query, body, headers, signal }: Parts & Extras = input ?? {};
    const search = query === undefined ? "" : encodeForm(query as Form);
    return request(method, `${fillPath(path, (values ?? {}) as Ids)}${search && `?${search}`}`, {
      host,
      ...(headers && { headers }),
      ...(signal && { signal }),
      ...(body === undefined ? {} : encodeBody(body as Record<string, unknown>)),
    });
  };

const fillPath = (path: string, values: Ids) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name])));

/** A body with a file is sent as multipart, any other as a form. */
function encodeBody(body: Record<string, unknown>): RequestOptions {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!entries.some(([, value]) => value instanceof Blob)) return { form: body as Form };
  const parts = new FormData();
  for (const [name, value] of entries) parts.append(name, value instanceof Blob ? value : String(value));
  return { body: parts };
}
