import fc from "fast-check";
import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { fulfilCondition } from "#api-spec/kit/conditions.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { Operation } from "../contract/operation.ts";
import type { Fields, Input } from "../request/input.ts";
import { arbitraryOf } from "./arbitrary.ts";
import { isReference } from "./find-data.ts";
import { sampleOf } from "./sample.ts";

const MOST_ITEMS = 3;

/** Valid inputs around `base`: any of the optional query parameters, and bodies from `bodiesAround`. */
export function inputsAround(operation: Operation, base: Input): fc.Arbitrary<Input> {
  const optional = operation.parameters.filter((each) => each.in === "query" && !each.required);
  const queries = fc.record(
    Object.fromEntries(optional.map(({ name, schema }) => [name, arbitraryOf(schema)])),
    { requiredKeys: [] },
  );
  const { body } = operation;
  const bodies = body && isForm(operation) ? bodiesAround(body.schema, base.body) : fc.constant(base.body);
  return fc
    .tuple(queries, bodies)
    .map(([query, made]) => ({ ...base, query: { ...base.query, ...(query as Fields) }, body: made }));
}

/** The schema does not describe the contents of a file. */
export const isForm = ({ body }: Operation): boolean =>
  body?.mediaType === "application/x-www-form-urlencoded";

/**
 * Valid bodies that keep the references of `base`, such as known ids, and vary the rest; optional fields may be absent.
 * They shrink to the smallest valid body.
 */
export const bodiesAround = (schema: Schema, base: Fields | undefined): fc.Arbitrary<Fields> =>
  objectsAround(schema, base) as fc.Arbitrary<Fields>;

function objectsAround(schema: Schema, base: FormValue): fc.Arbitrary<FormValue> {
  const { properties = {}, required = [] } = schema;
  const known = (typeof base === "object" && base !== null ? base : {}) as Fields;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const arbitrary = valuesAround(name, field, known[name]);
    return arbitrary ? [[name, arbitrary] as const] : [];
  });
  const made: fc.Arbitrary<FormValue> = fc.record(Object.fromEntries(fields), {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
  });
  return made.map((value) => fulfilCondition(value, schema, sampleOf));
}

/** Undefined for a reference without a known value. */
function valuesAround(name: string, schema: Schema, base: FormValue) {
  const types = typesOf(schema);
  const items = schema.items ?? {};
  if (isReference(name, types.includes("array") ? items : schema))
    return base === undefined ? undefined : fc.constant(base);
  if (types.includes("object")) return objectsAround(schema, base);
  if (!types.includes("array") || !items.properties) return arbitraryOf(schema);
  const [first] = Array.isArray(base) ? base : [];
  return fc.array(objectsAround(items, first), {
    minLength: Math.max(schema.minItems ?? 0, 1),
    maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
  });
}
