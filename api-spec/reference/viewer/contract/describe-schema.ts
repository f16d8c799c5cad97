import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** The type in the notation of the contract: `integer`, `array<Goods>`, `number | null`. */
export function describeType(written: Schema): string {
  const { schema, name } = resolveSchema(written);
  const types = typesOf(schema);
  const forms = schema.oneOf ?? schema.anyOf;
  if (types.length === 0 && forms) return forms.map(describeType).join(" | ");
  const named = types.map((type) => {
    if (type === "array") return `array<${schema.items ? describeType(schema.items) : "any"}>`;
    return type === "object" && name !== undefined ? name : type;
  });
  if (named.length === 0) return name ?? (schema.properties ? "object" : "any");
  return named.join(" | ");
}

/** The constraints of a value, each in a few Chinese words. */
export function describeBounds(schema: Schema): readonly string[] {
  const item = schema.items && resolveSchema(schema.items).schema;
  const inner = item && !item.properties ? describeBounds(item).map((bound) => `each: ${bound}`) : [];
  return [
    span(schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum, "", {
      least: schema.minimum === undefined ? ">" : "≥",
      most: schema.maximum === undefined ? "<" : "≤",
    }),
    schema.multipleOf !== undefined && `multiple of ${schema.multipleOf}`,
    span(schema.minLength, schema.maxLength, " characters"),
    schema["x-max-bytes"] !== undefined && span(undefined, schema["x-max-bytes"], " bytes"),
    span(schema.minItems, schema.maxItems, " items"),
    span(schema.minProperties, schema.maxProperties, " keys"),
    schema.uniqueItems === true && "unique items",
    schema.format !== undefined && `format ${schema.format}`,
    schema.contentMediaType !== undefined && schema.contentMediaType,
    schema["x-money"] !== undefined && moneyWords(schema["x-money"]),
    schema.additionalProperties === false && "no other fields",
    ...inner,
  ].filter((bound) => typeof bound === "string");
}

const moneyWords = (unit: string) =>
  unit === "yuan" ? "money in yuan, at most two decimals" : `money in ${unit}`;

const figure = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 6 });

function span(from?: number, to?: number, unit = "", { least = "≥", most = "≤" } = {}): string | false {
  if (from === undefined) return to !== undefined && `${most} ${figure(to)}${unit}`;
  if (to === undefined) return `${least} ${figure(from)}${unit}`;
  return from === to ? `exactly ${figure(from)}${unit}` : `${figure(from)} – ${figure(to)}${unit}`;
}

export type ListedValue = {
  readonly value: string;
  readonly label: string;
  /** For a state: the possible next states, in words. */
  readonly next?: string;
};

/**
 * The values of an enum, a const or the items of a list, each with its Chinese label, if any, and for a state with the
 * possible next states.
 */
export function listValues(schema: Schema): readonly ListedValue[] {
  if (schema.items && !schema.enum) return listValues(resolveSchema(schema.items).schema);
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.map((value) => ({
    value: typeof value === "string" ? value : JSON.stringify(value),
    label: labelOf(schema, value),
    ...describeNext(schema, value),
  }));
}

const labelOf = (schema: Schema, value: unknown) => schema["x-enum-labels"]?.[String(value)] ?? "";

function describeNext(schema: Schema, value: unknown): { next?: string } {
  const next = schema["x-transitions"]?.[String(value)];
  if (!next) return {};
  const words = next.map((one) => `${one} ${labelOf(schema, one)}`.trim());
  return { next: words.length === 0 ? "final" : `→ ${words.join(", ")}` };
}
