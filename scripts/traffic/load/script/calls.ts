import http, { type RefinedResponse, type RequestBody, type ResponseType } from "k6/http";
import { Counter, Rate } from "k6/metrics";
import { encodeForm, type FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { DataOf } from "../../../api-client/contract/response-data.ts";
import type { LoadPlan, PlannedId } from "../load-plan.ts";
import { BASE_URL, HEADERS } from "./settings.ts";
import "./form-pairs.ts";

/** The contract's data for the operations; inserted when the script is generated. */
declare const LOAD_PLAN: LoadPlan;
export const PLAN = LOAD_PLAN;

/** Calls without a response, or with one that violates the contract. */
const failed = new Rate("failed_calls");
/** Calls that were refused because of the state, as the contract allows: sold out, a limit, ordered meanwhile. */
const refused = new Counter("refused_calls");
/** Changes that nobody knows the outcome of: after these, sums prove nothing. */
const unknown = new Counter("unknown_outcomes");

type Input = {
  readonly path?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, number | string>>;
  readonly body?: Readonly<Record<string, FormValue>>;
};

type HttpResponse<T> = { readonly status: number; readonly data: T | undefined; readonly message: string };

/** Statuses by which a server may refuse what was valid a moment ago. */
const REFUSALS = [403, 404, 409, 422, 429, 459];

/** Calls an operation as the contract says; `data` is undefined unless it succeeded. */
export function call<Id extends PlannedId>(id: Id, input: Input = {}): HttpResponse<DataOf<Id>> {
  const { method, url, body, params } = requestOf(id, input);
  return judge(id, http.request(method, url, body, params));
}

/** Makes the same call twice at once, as an impatient buyer does. */
export function callTwice<Id extends PlannedId>(id: Id, input: Input): readonly HttpResponse<DataOf<Id>>[] {
  const request = requestOf(id, input);
  return http.batch([request, request]).map((response) => judge(id, response));
}

function requestOf(id: PlannedId, { path = {}, query = {}, body = {} }: Input) {
  const operation = PLAN[id];
  const address = operation.path.replace(/\{(\w+)\}/gu, (_, name: string) => String(path[name]));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    method: operation.method,
    url: `${BASE_URL}${address}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    body: operation.isForm ? encodeForm({ ...body }) : null,
    params: {
      headers: {
        ...HEADERS,
        "X-Requested-With": "XMLHttpRequest",
        ...(operation.isForm && { "Content-Type": "application/x-www-form-urlencoded" }),
      },
      // Addresses with ids are one operation.
      tags: { operation: id, name: id },
    },
  };
}

function judge<Id extends PlannedId>(
  id: Id,
  { status, body, error }: RefinedResponse<ResponseType | undefined> | RefinedResponse<ResponseType>,
): HttpResponse<DataOf<Id>> {
  const tags = { operation: id };
  const { data, message } = read<DataOf<Id>>(body as RequestBody | null);
  const isSuccess = status >= 200 && status < 300;
  const problem = problemOf(id, status, data);
  failed.add(problem !== "", tags);
  if (problem !== "") console.error(`${id}: ${problem}${error ? ` (${error})` : ""}`);
  else if (!isSuccess) refused.add(1, tags);
  if ((status === 0 || status >= 500) && PLAN[id].method !== "GET") unknown.add(1, tags);
  return { status, data: isSuccess && problem === "" ? data : undefined, message };
}

/** Returns the problem with a response; empty if there is none. */
function problemOf(id: PlannedId, status: number, data: unknown): string {
  const { statuses, fields } = PLAN[id];
  if (status === 0) return "no response";
  if (!statuses.includes(status)) return `responded ${status}, which the contract does not declare`;
  if (status >= 200 && status < 300) {
    const missing = fields.filter((name) => !(data instanceof Object && name in data));
    return missing.length > 0 ? `responded ${status} without data.${missing.join(", data.")}` : "";
  }
  return REFUSALS.includes(status) ? "" : `responded ${status}`;
}

function read<T>(body: RequestBody | null): { data?: T; message: string } {
  try {
    const { data, message } = JSON.parse(typeof body === "string" ? body : "") as {
      data?: T;
      message?: string;
    };
    return { ...(data !== undefined && { data }), message: message ?? "" };
  } catch {
    return { message: "" };
  }
}
