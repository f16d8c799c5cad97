import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { conditionOf, fulfilCondition } from "#api-spec/kit/conditions.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { isForm } from "../../api-client/generate/inputs-around.ts";
import { sampleOf } from "../../api-client/generate/sample.ts";
import type { Fields, Input, Place } from "../../api-client/request/input.ts";
import { invalidEdges } from "./edges.ts";
import { type BodyField, type Variation, bodyFields, variation } from "./variation.ts";

const UNKNOWN = "conformance_unknown";

/**
 * Every variation of an input of this operation that is invalid in exactly one place. `base` determines the existing
 * fields and items.
 */
export function negativesOf(operation: Operation, base: Input): Variation[] {
  const ofParameters = operation.parameters.flatMap(({ in: part, name, schema, required }) => {
    const place: Place = { part, keys: [name] };
    return [...(required && part === "query" ? [missing(place)] : []), ...ofEdges(place, schema)];
  });
  const fields = operation.body && isForm(operation) ? bodyFields(operation.body.schema, base.body) : [];
  // An empty path segment is a different path.
  const conditional = fields.length > 0 ? ofCondition(operation.body?.schema ?? {}) : [];
  return [...ofParameters, ...fields.flatMap((field) => ofField(field)), ...conditional].filter(
    ({ place, keyword }) => !(place.part === "path" && keyword === "minLength"),
  );
}

function ofField({ place, schema, value }: BodyField): Variation[] {
  const { properties, required = [], additionalProperties } = schema;
  if (typesOf(schema).includes("array")) return tooMany(place, schema, value);
  if (!properties) return ofEdges(place, schema);
  const inside = (name: string): Place => ({ ...place, keys: [...place.keys, name] });
  // A form cannot represent an empty object: without its only field, the object itself is missing.
  const isAlone = place.keys.length > 0 && Object.keys(value ?? {}).length === 1;
  return [
    ...(isAlone ? [] : required.map((name) => missing(inside(name)))),
    ...(additionalProperties === false ? [unknown(inside(UNKNOWN))] : []),
  ];
}

/** Each field of the body that a condition requires, missing although the condition holds. */
function ofCondition(schema: Schema): Variation[] {
  const condition = conditionOf(schema);
  if (!condition) return [];
  const when = Object.entries(condition.when)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(", ");
  return condition.required.map((name) => {
    const without = missing({ part: "body", keys: [name] });
    return {
      ...without,
      label: {
        zh: `${name}：${when} 时必填，但缺少`,
        en: `${name}: required with ${when}, but missing`,
      },
      apply: (input) => {
        const held = { ...input.body, ...condition.when } as Fields;
        return without.apply({ ...input, body: fulfilCondition(held, schema, sampleOf) });
      },
    };
  });
}

const ofEdges = (place: Place, schema: Schema): Variation[] =>
  invalidEdges(schema).flatMap((edge) =>
    edge.keyword === "maxItems" || place.keys.length === 0
      ? []
      : [variation(place, edge.keyword, edge.label, edge.value)],
  );

const missing = (place: Place) =>
  variation(place, "required", { zh: "缺少必填项", en: "required, but missing" }, undefined);

const unknown = (place: Place) =>
  variation(
    place,
    "additionalProperties",
    { zh: "契约没有的字段", en: "a field that the contract does not have" },
    "1",
  );

function tooMany(place: Place, schema: Schema, value: FormValue): Variation[] {
  const [edge] = invalidEdges(schema);
  if (edge?.keyword !== "maxItems") return [];
  const [first] = Array.isArray(value) ? value : [];
  const item = first ?? sampleOf(schema.items ?? {});
  const items = Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => item);
  return [variation(place, "maxItems", edge.label, items)];
}
