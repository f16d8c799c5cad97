import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { type Operation, type OperationId, operations } from "#generated/operations.ts";
import type { Form, HttpClient, Reply, RequestOptions } from "./http-client.ts";
import type { CallData, CallInput } from "./operation-types.ts";

type Parts = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };
type Ids = Readonly<Record<string, string | number>>;
type Extras = Pick<RequestOptions, "headers" | "signal">;
/** Where something must be given it must be; where nothing must, the whole argument may be left out. */
type Arguments<Id extends OperationId> =
  Record<never, never> extends CallInput<Id>
    ? [input?: CallInput<Id> & Extras]
    : [input: CallInput<Id> & Extras];

/** Calls an operation of the contract by its name; a refusal is an answer like any other. */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  ...[input]: Arguments<Id>
) => Promise<Reply<CallData<Id>>>;

/** Calls of the contract's operations with this client; the host is the operation's own. */
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

/** A body with a file travels in parts, any other as a form. */
function encodeBody(body: Record<string, unknown>): RequestOptions {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!entries.some(([, value]) => value instanceof Blob)) return { form: body as Form };
  const parts = new FormData();
  for (const [name, value] of entries) parts.append(name, value instanceof Blob ? value : String(value));
  return { body: parts };
}
