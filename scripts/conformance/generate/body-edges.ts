import { sampleValue } from "#api-spec/kit/samples.ts";
import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { type Fields, type Input, type Place, fieldOf, withValue } from "../request/input.ts";
import type { Words } from "../words.ts";
import { LONGEST_LIST, validEdges } from "./edges.ts";
import { isReference } from "./find-data.ts";

/** A valid body that differs from the base in one field. */
export type BodyEdge = {
  readonly place: Place;
  readonly keyword: string;
  readonly label: Words;
  readonly put: (input: Input) => Input;
};

/**
 * Every way in which one field of a valid body can differ from `base`: each value of an enum, each bound at and just
 * inside, an optional field absent, a list as long as it may be. References stay: what they name has to exist.
 */
export const bodyEdges = (schema: Schema, base: Fields, deref: ResolveSchema): BodyEdge[] =>
  ofObject(schema, { part: "body", keys: [] }, base, deref);

function ofObject(schema: Schema, place: Place, value: FormValue, deref: ResolveSchema): BodyEdge[] {
  const { properties = {}, required = [] } = deref(schema);
  const fields = (typeof value === "object" && value !== null ? value : {}) as Fields;
  return Object.entries(properties).flatMap(([name, field]) => {
    const inside = { ...place, keys: [...place.keys, name] };
    const isOptional = !required.includes(name) && fields[name] !== undefined;
    return [...(isOptional ? [absent(inside)] : []), ...ofValue(name, field, inside, fields[name], deref)];
  });
}

function ofValue(
  name: string,
  schema: Schema,
  place: Place,
  value: FormValue,
  deref: ResolveSchema,
): BodyEdge[] {
  const plain = deref(schema);
  const types = typesOf(plain);
  const items = plain.items ?? {};
  if (isReference(name, types.includes("array") ? items : plain, deref)) return [];
  if (types.includes("array")) return ofList(plain, place, value, deref);
  if (types.includes("object")) return value === undefined ? [] : ofObject(plain, place, value, deref);
  return validEdges(plain, deref).map((edge) => bodyEdge(place, edge.keyword, edge.label, edge.value));
}

function ofList(
  { items = {}, maxItems = Infinity }: Schema,
  place: Place,
  value: FormValue,
  deref: ResolveSchema,
): BodyEdge[] {
  const [first] = Array.isArray(value) ? value : [];
  const item = first ?? (sampleValue(items, { resolve: deref }) as FormValue);
  const edges = [maxItems, maxItems - 1]
    .filter((length) => length > 1 && length <= LONGEST_LIST)
    .map((length) =>
      bodyEdge(
        place,
        "maxItems",
        { zh: `${length} 项`, en: `${length} items` },
        Array.from({ length }, () => item),
      ),
    );
  // An item that the base lacks would be incomplete.
  return first === undefined
    ? edges
    : [...edges, ...ofObject(items, { ...place, keys: [...place.keys, 0] }, first, deref)];
}

const absent = (place: Place) => bodyEdge(place, "optional", { zh: "不填", en: "left out" }, undefined);

function bodyEdge(place: Place, keyword: string, label: Words, value: FormValue): BodyEdge {
  const field = fieldOf(place);
  return {
    place,
    keyword,
    label: { zh: `${field}：${label.zh}`, en: `${field}: ${label.en}` },
    put: (input) => withValue(input, place, value),
  };
}
