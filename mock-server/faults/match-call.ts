import { decodeForm, splitName } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { FaultMatch, FieldValues } from "./fault.ts";

/** The properties of a call that fault rules match. */
export type FaultTarget = {
  readonly operationId?: string | undefined;
  readonly tag?: string | undefined;
  readonly provenance?: string | undefined;
  readonly path: string;
  readonly method: string;
  readonly queryText: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Decoded; undefined as long as it is not read, and if it cannot be. */
  readonly body?: unknown;
};

/** True if a rule matches this call. */
export const matches = (match: FaultMatch, target: FaultTarget): boolean =>
  matchesHead(match, target) && (match.body === undefined || hasFields(target.body, match.body));

/** True if a rule can match this call, whatever its body is. */
export function matchesHead(match: FaultMatch, target: FaultTarget): boolean {
  const { operationId, tag, provenance, path, method, query, headers } = match;
  if (operationId !== undefined && operationId !== target.operationId) return false;
  if (tag !== undefined && tag !== target.tag) return false;
  if (provenance !== undefined && provenance !== target.provenance) return false;
  if (method !== undefined && method.toUpperCase() !== target.method) return false;
  if (path !== undefined && !fits(path, target.path)) return false;
  if (headers !== undefined && !hasHeaders(target.headers, headers)) return false;
  return query === undefined || hasFields(queryOf(target), query);
}

const queries = new WeakMap<FaultTarget, unknown>();

/** Decoded once for all rules. */
function queryOf(target: FaultTarget): unknown {
  if (!queries.has(target)) queries.set(target, readQuery(target.queryText));
  return queries.get(target);
}

const hasHeaders = (headers: FaultTarget["headers"], expected: FieldValues): boolean =>
  Object.entries(expected).every(([name, value]) =>
    [headers[name.toLowerCase()] ?? []].flat().some((sent) => isValue(value, sent)),
  );

const hasFields = (sent: unknown, expected: FieldValues): boolean =>
  Object.entries(expected).every(([name, value]) =>
    valuesAt(sent, fieldPath(name)).some((each) => isValue(value, each)),
  );

/** `params[0][goods_id]` and `params.0.goods_id` → params, 0, goods_id. */
export const fieldPath = (name: string): string[] => (name.includes("[") ? splitName(name) : name.split("."));

/** The values at a path; `*`, or nothing as in `ids[]`, is any item. A list at its end stands for its items. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return Array.isArray(value) ? value : [value];
  if (typeof value !== "object" || value === null) return [];
  if (name === "*" || name === "") return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return Object.hasOwn(value, name) ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

/** A number is the same however it is written: `0.5` and `0.50`. */
export function isValue(expected: string | number | boolean, sent: unknown): boolean {
  const text = String(expected);
  if (typeof sent === "number" && text.trim() !== "" && Number(text) === sent) return true;
  const isPlain = typeof sent === "string" || typeof sent === "number" || typeof sent === "boolean";
  return isPlain && fits(text, String(sent));
}

/** Undefined for a query that cannot be read: no rule is for it. */
function readQuery(text: string): unknown {
  try {
    return decodeForm(text);
  } catch (error) {
    if (error instanceof FormError) return undefined;
    throw error;
  }
}

function fits(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  // Each part at its first occurrence: linear in the length of the text, unlike a regular expression.
  const end = text.length - last.length;
  let at = first.length;
  for (const part of rest) {
    at = text.indexOf(part, at);
    if (at === -1) return false;
    at += part.length;
  }
  return at <= end;
}
