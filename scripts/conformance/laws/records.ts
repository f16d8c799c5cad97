import type { Schema } from "#api-spec/kit/schema.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";

/** A record of a component, or the data of an operation, which has no schema here; `place` has no list indexes. */
export type FoundRecord = {
  readonly about: string;
  readonly schema?: Schema;
  readonly record: unknown;
  readonly place: string;
};

/** The data of a success, and the records of components in it. */
export function recordsIn({ call, response }: Exchange): readonly FoundRecord[] {
  const schema = call.operation.success?.properties?.data;
  if (!isSuccess(response) || !schema) return [];
  const { data } = envelopeOf(response);
  const found: FoundRecord[] = [{ about: call.operation.id, record: data, place: "data" }];
  collect(schema, data, "data", found);
  return found;
}

function collect(schema: Schema, value: unknown, place: string, found: FoundRecord[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) collect(each, value, place, found);
  if (schema["x-component"] !== undefined)
    found.push({ about: schema["x-component"], schema, record: value, place });
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) collect(schema.items, item, `${place}[]`, found);
    return;
  }
  const { properties = {}, additionalProperties: others } = schema;
  for (const [name, field] of Object.entries(value)) {
    const part = properties[name] ?? (typeof others === "object" ? others : undefined);
    if (part) collect(part, field, properties[name] ? `${place}.${name}` : `${place}.*`, found);
  }
}
