type Schema = { readonly [keyword: string]: unknown };

/** Upper limits for faked values: the contract itself allows a cart of 5,000 lines. */
const MOST = { maxItems: 3, maxLength: 20, maximum: 999 } as const;
/** The latest timestamp that the contract allows (Unix time in seconds), and the year that fakers use for it. */
const LAST_MOMENT = 4_102_444_800;
const YEAR = { minimum: 1_767_225_600, maximum: 1_798_761_600 };
/** Faker does not support most patterns; a text with a pattern becomes the first of these that matches it. */
const TEXTS = [
  "2026-11",
  "2026-11-21",
  "2026-11-21 10:00:00",
  "13800000001",
  "lina_caigou",
  "91320100MA1XYZ0001",
  "buyer@example.com",
  "cold-chain",
  "#1a7f5a",
];

/**
 * Narrows the limits of every component for the fakers, so that their values are small, readable and still valid. Does
 * not change the types. Operations are left out.
 */
export function plainValues<T extends object>(document: T): T {
  const { components } = document as { components?: { schemas: Record<string, Schema> } };
  const schemas = narrow(components?.schemas) as Record<string, Schema>;
  return { ...document, paths: {}, components: { ...components, schemas } };
}

function narrow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(narrow);
  if (typeof value !== "object" || value === null) return value;
  const schema = value as Schema;
  if (schema.maximum === LAST_MOMENT) return { ...schema, ...YEAR };
  if (typeof schema.pattern === "string") return withText(schema, new RegExp(schema.pattern, "u"));
  return Object.fromEntries(Object.entries(schema).map(([name, item]) => [name, limit(schema, name, item)]));
}

function limit(schema: Schema, name: string, item: unknown): unknown {
  if (typeof item !== "number" || !(name in MOST)) return narrow(item);
  const least = schema[name.replace("max", "min")] ?? schema.minimum;
  return Math.max(Math.min(item, MOST[name as keyof typeof MOST]), typeof least === "number" ? least : 0);
}

function withText({ pattern: _pattern, format: _format, ...schema }: Schema, pattern: RegExp): Schema {
  const text = TEXTS.find((each) => pattern.test(each));
  if (text === undefined) throw new Error(`no text for fakers matches ${pattern}: add one to TEXTS`);
  return { ...schema, const: text };
}
