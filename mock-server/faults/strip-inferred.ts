import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";

const isInferred = (schema: Schema): boolean => schema["x-provenance"] === "inferred";

/**
 * A successful response without the fields that the contract infers, as a server sends it that knows the specification
 * alone (section 3). An inferred object keeps its own fields, and so does the response of an inferred operation; the
 * documented components in them are stripped.
 */
export function stripInferred(
  response: MockResponse,
  operation: CompiledOperation,
  resolve: ResolveSchema,
): MockResponse {
  const { body, statusCode } = response;
  const schema = operation.responses.get(statusCode)?.body?.schema.properties?.data;
  if (!schema || typeof body !== "object" || body === null || !("data" in body)) return response;
  const { "x-provenance": _envelope, ...data } = schema;
  const isDocumented = operation.provenance === "documented";
  return { ...response, body: { ...body, data: strip(data, body.data, isDocumented, resolve) } };
}

function strip(written: Schema, value: unknown, isOpen: boolean, resolve: ResolveSchema): unknown {
  if (typeof value !== "object" || value === null) return value;
  const schema = resolve(written);
  const isDocumented = !isInferred(schema) && (isOpen || written.$ref !== undefined);
  const inside = (inner: Schema, part: unknown) => strip(inner, part, isDocumented, resolve);
  if (schema.anyOf) return schema.anyOf.reduce((rest: unknown, one) => inside(one, rest), value);
  if (Array.isArray(value)) return value.map((item) => inside(schema.items ?? {}, item));
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name];
    if (!field) return [[name, inner]];
    return isDocumented && isInferred(field) ? [] : [[name, inside(field, inner)]];
  });
  return Object.fromEntries(fields);
}
