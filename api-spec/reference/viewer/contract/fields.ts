import type { ParameterObject } from "#api-spec/kit/document.ts";
import { describeFilter, describeSort } from "#api-spec/kit/list-laws.ts";
import type { Provenance, Schema } from "#api-spec/kit/schema.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** One row of a table of fields. */
export type Field = {
  readonly name: string;
  readonly schema: Schema;
  /** Name of the schema that the field, or each of its items, refers to. */
  readonly refersTo: string | undefined;
  readonly required: boolean;
  readonly provenance: Provenance | undefined;
  /** The filter or the sort order that a parameter of a list applies. */
  readonly law?: string | undefined;
  /** Its index among its siblings; `name` is not always valid in a URL. */
  readonly key: string;
};

/** A field from its definition in the contract. */
export function toField(name: string, written: Schema, required: boolean, key = name): Field {
  const { schema, name: ref } = resolveSchema(written);
  const refersTo = ref ?? innermostItem(schema)?.name;
  return { name, schema, refersTo, required, provenance: schema["x-provenance"], key };
}

/** The field of a parameter, whose own keywords take precedence over its schema's. */
export function parameterField({ name, schema, required, description, ...rest }: ParameterObject): Field {
  const written = { ...schema, ...(description !== undefined && { description }) };
  const field = toField(name, written, required ?? false);
  const { "x-filter": filter, "x-sort": sort, "x-provenance": provenance = field.provenance } = rest;
  const law = filter ? describeFilter(filter) : sort && describeSort(sort);
  return { ...field, provenance, law };
}

/** The item schema of a list, through all levels of nesting; undefined for anything else. */
function innermostItem({ items }: Schema): { schema: Schema; name: string | undefined } | undefined {
  if (!items) return undefined;
  const item = resolveSchema(items);
  return item.schema.items && item.name === undefined ? innermostItem(item.schema) : item;
}

/** The fields of an object, of the objects in a list, or of each variant; empty for a scalar. */
export function fieldsOf(schema: Schema): readonly Field[] {
  const { properties, required, additionalProperties, oneOf, anyOf } =
    innermostItem(schema)?.schema ?? schema;
  const named = Object.entries(properties ?? {}).map(([name, property]) =>
    toField(name, property, required?.includes(name) ?? false),
  );
  const free =
    typeof additionalProperties === "object" ? [toField("{key}", additionalProperties, false, "*")] : [];
  const forms = (oneOf ?? anyOf ?? [])
    .filter((form) => form.type !== "null")
    .map((form, index) => toField(`form ${index + 1}`, form, false, `form-${index + 1}`));
  return [...named, ...free, ...forms];
}
