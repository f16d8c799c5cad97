import { sampleValue } from "#api-spec/kit/samples.ts";
import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { Operation } from "../contract/operation.ts";
import { type Input, type Place, fieldOf, withValue } from "../request/input.ts";
import type { Words } from "../words.ts";
import { invalidEdges } from "./edges.ts";
import { isForm } from "./inputs-around.ts";

/** How a valid input is made invalid in exactly one way. */
export type Negative = {
  /** As the 422 is to name it. */
  readonly field: string;
  readonly place: Place;
  readonly keyword: string;
  readonly label: Words;
  spoil(input: Input): Input;
};

const UNKNOWN = "conformance_unknown";

/** Every way in which an input of this operation can be wrong. `base` shows which fields and items there are. */
export function negativesOf(operation: Operation, base: Input, deref: ResolveSchema): Negative[] {
  const found: Negative[] = [];
  for (const { in: part, name, schema, required } of operation.parameters) {
    const place: Place = { part, keys: [name] };
    if (required && part === "query") found.push(missing(place));
    found.push(...ofEdges(place, schema, deref));
  }
  if (operation.body) {
    if (isForm(operation))
      found.push(...ofBody(operation.body.schema, { part: "body", keys: [] }, base.body, deref));
  }
  // An empty part of a path is another address.
  return found.filter(({ place, keyword }) => !(place.part === "path" && keyword === "minLength"));
}

function ofBody(
  schema: Schema,
  place: Place,
  value: FormValue | Input["body"],
  deref: ResolveSchema,
): Negative[] {
  const plain = deref(schema);
  const types = typesOf(plain);
  if (types.includes("array")) {
    const [first] = Array.isArray(value) ? value : [];
    const items = plain.items ?? {};
    const inside = { ...place, keys: [...place.keys, 0] };
    const excess = tooMany(place, plain, first ?? (sampleValue(items, { resolve: deref }) as FormValue));
    // An item that the base lacks would be wrong in two ways: spoilt, and incomplete.
    const isWhole = first !== undefined || !deref(items).properties;
    return isWhole ? [...excess, ...ofBody(items, inside, first, deref)] : excess;
  }
  if (!plain.properties) return place.keys.length === 0 ? [] : ofEdges(place, plain, deref);
  if (value === undefined && place.keys.length > 0) return [];
  const fields = (typeof value === "object" && value !== null ? value : {}) as Record<string, FormValue>;
  const found = Object.entries(plain.properties).flatMap(([name, field]) =>
    ofBody(field, { ...place, keys: [...place.keys, name] }, fields[name], deref),
  );
  // A form has no empty objects: without its only field the object itself is missing.
  const isAlone = place.keys.length > 0 && Object.keys(fields).length === 1;
  for (const name of plain.required ?? [])
    if (!isAlone) found.push(missing({ ...place, keys: [...place.keys, name] }));
  if (plain.additionalProperties === false) found.push(unknown({ ...place, keys: [...place.keys, UNKNOWN] }));
  return found;
}

const ofEdges = (place: Place, schema: Schema, deref: ResolveSchema): Negative[] =>
  invalidEdges(schema, deref).flatMap((edge) =>
    edge.keyword === "maxItems" ? [] : [negative(place, edge.keyword, edge.label, edge.value)],
  );

const missing = (place: Place) =>
  negative(place, "required", { zh: "缺少必填项", en: "required, but missing" }, undefined);

const unknown = (place: Place) =>
  negative(
    place,
    "additionalProperties",
    { zh: "契约没有的字段", en: "a field that the contract does not have" },
    "1",
  );

function tooMany(place: Place, schema: Schema, item: FormValue): Negative[] {
  const [edge] = invalidEdges(schema, (each) => each as Schema);
  if (edge?.keyword !== "maxItems") return [];
  const items = Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => item);
  return [negative(place, "maxItems", edge.label, items)];
}

function negative(place: Place, keyword: string, label: Words, value: FormValue): Negative {
  const field = fieldOf(place);
  return {
    field,
    place,
    keyword,
    label: { zh: `${field}：${label.zh}`, en: `${field}: ${label.en}` },
    spoil: (input) => withValue(input, place, value),
  };
}
