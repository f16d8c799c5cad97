import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { Operation, Parameter, RequestBody } from "../contract/operation.ts";
import type { Fields, Input } from "../request/input.ts";
import { IS_ID, findNamed, findPathValue, isReference } from "./find-data.ts";
import type { KnownIds } from "./known-ids.ts";
import { sampleOf } from "./sample.ts";

export type Base = {
  readonly input: Input;
  /** True if a list at the same path contains the ids of the path, so that they must exist. */
  readonly isListed: boolean;
  /** True if an id comes from the contract's example, so that it may not exist on this server. */
  readonly isGuessed: boolean;
};

/**
 * The smallest valid input: required parameters and the body's example, with ids from earlier responses. Undefined if
 * no id for the path is known.
 */
export function baseInput(operation: Operation, known: KnownIds): Base | undefined {
  const path: Record<string, FormValue> = {};
  const query: Record<string, FormValue> = {};
  let listed = 0;
  let isGuessed = false;
  const find: Find = (name, schema) => {
    const found = findNamed(operation, name, schema, known);
    isGuessed ||= found === undefined;
    return found;
  };
  for (const parameter of operation.parameters) {
    if (parameter.in === "query") {
      if (parameter.required) query[parameter.name] = queryValue(parameter, find);
      continue;
    }
    const found = findPathValue(operation, parameter, known);
    if (!found) return undefined;
    path[parameter.name] = found.value;
    if (found.isListed) listed += 1;
  }
  const { body: declared } = operation;
  const body = declared && withFoundIds(withoutOptionalIds(declared), declared.schema, find);
  const isListed = listed > 0 && listed === Object.keys(path).length;
  return { input: { path, query, body: body as Fields | undefined }, isListed, isGuessed };
}

/** An optional id may not go with the rest: a coupon may require another cart. */
function withoutOptionalIds({ example, schema }: RequestBody): unknown {
  const { required = [] } = schema;
  const fields = Object.entries(example ?? {});
  return Object.fromEntries(fields.filter(([name]) => required.includes(name) || !IS_ID.test(name)));
}

function queryValue({ name, schema, example }: Parameter, find: Find): FormValue {
  const found = IS_ID.test(name) ? find(name, schema) : undefined;
  return found ?? (example as FormValue | undefined) ?? sampleOf(schema);
}

type Find = (name: string, schema: Schema) => FormValue | undefined;

/** An example with ids replaced by known ones, where there are any. */
const withFoundIds = (value: unknown, schema: Schema, find: Find): unknown =>
  mapFields(value, schema, (name, plain) => {
    if (!IS_ID.test(name)) return undefined;
    if (!plain.items) return find(name, plain);
    const id = find(name, plain.items);
    return id === undefined ? undefined : [id];
  });

/** A copy of a value with every nested field replaced by the result of `change`; undefined removes it. */
export function mapFields(
  value: unknown,
  schema: Schema,
  change: (name: string, schema: Schema, value: unknown) => FormValue,
  name = "",
): unknown {
  const changed = change(name, schema, value);
  if (changed !== undefined) return changed;
  if (Array.isArray(value)) return value.map((item) => mapFields(item, schema.items ?? {}, change, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      mapFields(item, schema.properties?.[key] ?? {}, change, key),
    ]),
  );
}

/** With the contract's examples: for calls that do not need existing ids. */
export const exampleInput = ({ parameters, body }: Operation): Input => ({
  path: Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === "path")
      .map(({ name, schema, example }) => [
        name,
        (example as string | number | undefined) ?? (schema.type === "string" ? "none" : 1),
      ]),
  ),
  query: {},
  body: body ? (body.example as Input["body"]) : undefined,
});

/** The optional fields of a body that refer to existing data, each with a known id. */
export function optionalReferences(operation: Operation, known: KnownIds): Fields {
  const { properties = {}, required = [] } = operation.body?.schema ?? {};
  const found = Object.entries(properties).flatMap(([name, field]) => {
    const { items, ...plain } = field;
    const isList = typesOf(plain).includes("array");
    const schema = isList ? (items ?? {}) : field;
    if (required.includes(name) || !isReference(name, schema)) return [];
    const id = findNamed(operation, name, schema, known);
    return id === undefined ? [] : [[name, isList ? [id] : id] as const];
  });
  return Object.fromEntries(found);
}
