import { fulfilCondition } from "#api-spec/kit/conditions.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { isReference } from "../../api-client/generate/find-data.ts";
import { sampleOf } from "../../api-client/generate/sample.ts";
import type { Fields, Input } from "../../api-client/request/input.ts";
import { LONGEST_LIST, validEdges } from "./edges.ts";
import { type BodyField, type Variation, bodyFields, variation } from "./variation.ts";

/**
 * Every variation of one field of a valid body: each value of an enum, each bound at and just inside, an optional field
 * absent, a list of maximum length. References stay: they must exist.
 */
export const bodyEdges = (schema: Schema, base: Fields): Variation[] =>
  bodyFields(schema, base).flatMap((field) => {
    const { place, isRequired, value } = field;
    // A list item is not varied as a whole, only its fields.
    if (typeof place.keys.at(-1) !== "string") return [];
    const absent = variation(place, "optional", { zh: "不填", en: "left out" }, undefined);
    return [...(isRequired || value === undefined ? [] : [absent]), ...valueEdges(field)].map((edge) => ({
      ...edge,
      apply: (input: Input) => fulfilled(edge.apply(input), schema),
    }));
  });

/** With the fields that the condition of the body requires. */
const fulfilled = (input: Input, schema: Schema): Input => ({
  ...input,
  body: fulfilCondition(input.body, schema, sampleOf),
});

function valueEdges({ name, place, schema, value }: BodyField): Variation[] {
  const isList = typesOf(schema).includes("array");
  const { items = {}, maxItems = Infinity } = schema;
  if (isReference(name, isList ? items : schema)) return [];
  if (!isList)
    return validEdges(schema).map((edge) => variation(place, edge.keyword, edge.label, edge.value));
  const item = Array.isArray(value) ? value[0] : sampleOf(items);
  return [maxItems, maxItems - 1]
    .filter((length) => length > 1 && length <= LONGEST_LIST)
    .map((length) => {
      const label = { zh: `${length} 项`, en: `${length} items` };
      return variation(
        place,
        "maxItems",
        label,
        Array.from({ length }, () => item),
      );
    });
}
