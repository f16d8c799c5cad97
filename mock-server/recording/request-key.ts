import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { countJson, jsonLimits } from "#mock/http/check-json.ts";
import type { Mask } from "./mask.ts";

/** Everything of a request that its response depends on, without secrets. */
export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
  /** True if a session was sent along. */
  readonly session: boolean;
};

export type RequestParts = {
  readonly operation: CompiledOperation;
  readonly method: string;
  readonly path: string;
  readonly queryText: string;
  readonly contentType: string | undefined;
  readonly body: Buffer;
  readonly session: boolean;
};

/**
 * Reduces a request to the parts that identify its recording. Query parameters that the contract does not have are
 * left out (such as `_=123` against caches), and so are files, because their bytes differ each time.
 */
export function toRecordedRequest(parts: RequestParts, mask: Mask): RecordedRequest {
  const { operation, method, path, queryText, session } = parts;
  const known = operation.query.schema.properties ?? {};
  const query = Object.entries(readForm(queryText) as object).filter(([name]) => Object.hasOwn(known, name));
  return {
    method: method === "HEAD" ? "GET" : method,
    path: mask.text(path),
    query: mask.value(Object.fromEntries(query)),
    body: mask.value(readBody(parts)),
    session,
  };
}

/** The same text for the same request, whatever the order of its fields. */
export const keyOf = ({ method, path, query, body, session }: RecordedRequest): string =>
  JSON.stringify([method, path, sorted(query), sorted(body), session]);

function readBody({ body, contentType = "", operation }: RequestParts): unknown {
  if (body.length === 0) return null;
  if (contentType.startsWith("multipart/")) return "（文件）";
  const text = body.toString("utf8");
  if (!contentType.startsWith("application/json")) return readForm(text);
  try {
    for (const { limits } of operation.checkedBodies) countJson(body, jsonLimits(limits));
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readForm(text: string): unknown {
  try {
    return decodeForm(text);
  } catch {
    return { text };
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}
